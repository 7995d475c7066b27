/** What a Quoridor request may be at fault with. */
export type QuoridorFault =
  | 'ERR_MOVE'
  | 'ERR_OFF_BOARD'
  | 'ERR_SECTIONS'
  | 'ERR_WALL_LIST'
  | 'ERR_PAWNS'
  | 'ERR_SAME_SQUARE'
  | 'ERR_BOTH_ARRIVED'
  | 'ERR_WALLS_LEFT'
  | 'ERR_TOO_MANY_WALLS'
  | 'ERR_TO_MOVE'
  | 'ERR_WALL_OVERLAP'
  | 'ERR_WALL_CROSSING'
  | 'ERR_SEALED'
  | 'ERR_NO_WALLS_LEFT'
  | 'ERR_ILLEGAL_MOVE'
  | 'ERR_GAME_OVER';
