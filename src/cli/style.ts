import * as util from 'node:util';

/** How text may look on the stream it goes to. */
export interface Style {
  /** Columns; Infinity where nothing need be cut. */
  width: number;
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
  error(text: string): string;
}

type Format = 'bold' | 'dim' | 'green' | 'red';

/** @param colour whether escape sequences may be used; Node before 20.12 cannot make them */
export function createStyle(width: number, colour: boolean): Style {
  const paint = (format: Format) => (text: string) =>
    colour && text !== '' && util.styleText ? util.styleText(format, text) : text;
  return { width, bold: paint('bold'), dim: paint('dim'), accent: paint('green'), error: paint('red') };
}

/** Colour only on a terminal, and there as NO_COLOR, FORCE_COLOR and TERM say; elsewhere plain and uncut. */
export function styleOf(stream: NodeJS.WritableStream): Style {
  if (!('isTTY' in stream && stream.isTTY)) return createStyle(Number.POSITIVE_INFINITY, false);
  const terminal = stream as NodeJS.WriteStream;
  return createStyle(terminal.columns || 80, terminal.hasColors());
}
