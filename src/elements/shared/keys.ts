/** Neither Ctrl, Meta nor Alt is held. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey;

/** The Latin letter of a key, small; where the keyboard writes another script, the one at that place of the keys. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)).toLowerCase();

/** `undo` for Ctrl+Z, `redo` for Ctrl+Y and Ctrl+Shift+Z; on a Mac with Command. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = letterOf(event);
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}
