import { drawFace } from './faces.js';
import { PAINT } from './strokes.js';

const SUITS = { m: '0123456789', p: '0123456789', s: '0123456789', z: '1234567', f: '12345678' } as const;

const body = (side: string, top: string, rim: string) =>
  `<rect x="1" y="5" width="58" height="74" rx="7" fill="${side}"/>` +
  `<rect x="1" y="1" width="58" height="74" rx="7" fill="${top}" stroke="${rim}"/>`;

let sprite: string | undefined;

/**
 * Every tile once, as SVG symbols of 60 × 80 named `tile-5m`, with `tile-body` under each face and `tile-back` for a
 * tile lying face down. A picture of a tile is two `<use>`, so that a hundred of them cost little.
 */
export function tileSprite(): string {
  sprite ??=
    symbol('body', body(PAINT.side, PAINT.face, PAINT.rim)) +
    symbol('back', `${body(PAINT.backSide, PAINT.back, PAINT.rim)}${weave()}`) +
    Object.entries(SUITS)
      .flatMap(([suit, numbers]) => [...numbers].map((n) => symbol(n + suit, drawFace(suit, Number(n)))))
      .join('');
  return sprite;
}

function symbol(name: string, content: string): string {
  return `<symbol id="tile-${name}" viewBox="0 0 60 80">${content}</symbol>`;
}

function weave(): string {
  return `<path stroke="${PAINT.face}" stroke-opacity=".35" stroke-width="1.5" fill="none" d="M30 12L48 38L30 64L12 38zM30 24L40 38L30 52L20 38z"/>`;
}
