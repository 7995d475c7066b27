/** What a Sudoku request may be at fault with. */
export type SudokuFault =
  | 'ERR_EMPTY_INPUT'
  | 'ERR_PARSE_ERROR'
  | 'ERR_BAD_LENGTH'
  | 'ERR_BAD_ROW_LENGTH'
  | 'ERR_BAD_CHARACTER'
  | 'ERR_VALUE_OUT_OF_RANGE'
  | 'ERR_BAD_CANDIDATE'
  | 'ERR_BAD_ENTRY'
  | 'ERR_BAD_OPTION'
  | 'ERR_BAD_VARIANT'
  | 'ERR_BAD_BOXES'
  | 'ERR_BAD_REGIONS'
  | 'ERR_BAD_CAGE'
  | 'ERR_NOT_FOUND'
  | 'ERR_TIME';
