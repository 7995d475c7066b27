import { coin, disc, type Glyph, glyph, PAINT, ring, rosette, type StickSize, stick } from './strokes.js';

/** Every face is drawn on 60 × 76: the tile's 60 × 80 without the thickness at its foot. */
type Place = readonly [x: number, y: number, colour?: 'r' | 'g' | 'b', turn?: number];

const { ink, red, green, blue, face } = PAINT;
const COLOURS = { r: red, g: green, b: blue };

const DOTS: Record<number, { r: number; places: readonly Place[] }> = {
  2: {
    r: 12.5,
    places: [
      [30, 21, 'g'],
      [30, 55, 'b'],
    ],
  },
  3: {
    r: 10,
    places: [
      [15.5, 17, 'b'],
      [30, 38, 'r'],
      [44.5, 59, 'g'],
    ],
  },
  4: {
    r: 10,
    places: [
      [17.5, 21, 'b'],
      [42.5, 21, 'g'],
      [17.5, 55, 'g'],
      [42.5, 55, 'b'],
    ],
  },
  5: {
    r: 8.8,
    places: [
      [15.5, 17, 'b'],
      [44.5, 17, 'g'],
      [30, 38, 'r'],
      [15.5, 59, 'g'],
      [44.5, 59, 'b'],
    ],
  },
  6: {
    r: 8.6,
    places: [
      [19, 16, 'g'],
      [41, 16, 'g'],
      [19, 40, 'r'],
      [41, 40, 'r'],
      [19, 60, 'r'],
      [41, 60, 'r'],
    ],
  },
  7: {
    r: 7.6,
    places: [
      [13, 12, 'g'],
      [30, 19.5, 'g'],
      [47, 27, 'g'],
      [20, 45, 'r'],
      [40, 45, 'r'],
      [20, 63, 'r'],
      [40, 63, 'r'],
    ],
  },
  8: { r: 7.6, places: grid([19, 41], [12, 29.3, 46.7, 64], 'b') },
  9: {
    r: 7.4,
    places: [
      ...grid([12, 30, 48], [15], 'g'),
      ...grid([12, 30, 48], [38], 'r'),
      ...grid([12, 30, 48], [61], 'b'),
    ],
  },
};

const STICKS: Record<number, StickSize & { places: readonly Place[] }> = {
  2: {
    h: 28,
    w: 5,
    places: [
      [30, 22, 'g'],
      [30, 54, 'b'],
    ],
  },
  3: {
    h: 27,
    w: 4.8,
    places: [
      [30, 22, 'g'],
      [17, 54],
      [43, 54],
    ],
  },
  4: {
    h: 27,
    w: 4.8,
    places: [
      [18, 22, 'g'],
      [42, 22, 'b'],
      [18, 54, 'b'],
      [42, 54, 'g'],
    ],
  },
  5: {
    h: 26,
    w: 4.4,
    places: [
      [14, 22, 'g'],
      [46, 22, 'b'],
      [30, 38, 'r'],
      [14, 54, 'b'],
      [46, 54, 'g'],
    ],
  },
  6: { h: 27, w: 4.2, places: [...grid([14, 30, 46], [22]), ...grid([14, 30, 46], [54], 'b')] },
  7: { h: 20, w: 3.8, places: [[30, 15.5, 'r'], ...grid([13, 30, 47], [38.5]), ...grid([13, 30, 47], [61])] },
  8: {
    h: 26,
    w: 3.6,
    places: [
      [11, 22],
      [49, 22],
      [23.5, 22.5, 'g', -33],
      [36.5, 22.5, 'g', 33],
      [11, 54, 'b'],
      [49, 54, 'b'],
      [23.5, 53.5, 'b', 33],
      [36.5, 53.5, 'b', -33],
    ],
  },
  9: { h: 20, w: 3.8, places: [...grid([13, 47], [15.5, 38, 60.5]), ...grid([30], [15.5, 38, 60.5], 'r')] },
};

function grid(xs: readonly number[], ys: readonly number[], colour: 'r' | 'g' | 'b' = 'g'): Place[] {
  return ys.flatMap((y) => xs.map((x): Place => [x, y, colour]));
}

const NUMERALS = [...'一二三四五六七八九'] as Glyph[];
const HONOURS = ['東', '南', '西', '北', null, '發', '中'] as const;
const SEASONS = ['春', '夏', '秋', '冬'] as const;
/** Leaves room for the eye to count: a red five's dot stands in the corner, where no mark of a five reaches. */
const redDot = disc(54, 7, 3.2, red);

/** The drawing on a tile's face, as SVG. `number` 0 is the red five. */
export function drawFace(suit: string, number: number): string {
  if (suit === 'm') return drawCharacter(number);
  if (suit === 'p') return number === 1 ? drawFlower() : drawCoins(number);
  if (suit === 's') return number === 1 ? drawBird() : drawSticks(number);
  if (suit === 'z') return drawHonour(number);
  return drawBonus(number);
}

function drawCharacter(number: number): string {
  const wan = glyph('萬', 12.5, 38, 35, red);
  if (number === 0) return glyph('五', 10, 2.5, 36, red) + wan + redDot;
  return glyph(NUMERALS[number - 1]!, 12, 2.5, 36, ink) + wan;
}

function drawCoins(number: number): string {
  const { r, places } = DOTS[number || 5]!;
  const paint = (colour: Place[2]) => (number === 0 ? red : COLOURS[colour ?? 'b']);
  return places.map(([x, y, colour]) => coin(x, y, r, paint(colour))).join('') + (number === 0 ? redDot : '');
}

function drawSticks(number: number): string {
  const { places, ...size } = STICKS[number || 5]!;
  const paint = (colour: Place[2]) => (number === 0 ? red : COLOURS[colour ?? 'g']);
  return (
    places.map(([x, y, colour, turn]) => stick(x, y, size, paint(colour), turn)).join('') +
    (number === 0 ? redDot : '')
  );
}

/** One of dots: a great coin of petals. */
function drawFlower(): string {
  const petal = `<ellipse cy="-15.2" rx="3.2" ry="5" fill="${face}"/>`;
  return (
    disc(30, 38, 23, green) +
    rosette(30, 38, 12, petal) +
    ring(30, 38, 10.4, 1.6, face) +
    disc(30, 38, 9.4, red) +
    rosette(30, 38, 6, `<circle cy="-5" r="1.8" fill="${face}"/>`) +
    disc(30, 38, 1.8, face)
  );
}

/** One of bamboo: a bird. */
function drawBird(): string {
  const feather = (turn: number, length: number) =>
    `<g transform="translate(36 41) rotate(${turn})"><path fill="${green}" d="M-2.4 0Q-4.6 ${length * 0.7} 0 ${length}Q4.6 ${length * 0.7} 2.4 0z"/>` +
    `<circle cy="${length - 6}" r="2.5" fill="${red}"/></g>`;
  return (
    feather(-48, 27) +
    feather(-22, 31) +
    feather(4, 31) +
    `<path stroke="${red}" stroke-width="2" stroke-linecap="round" fill="none" d="M22 50l-3 16M27 52v15M14.5 68l4.5-2.5l3 3M23.5 69l3.5-2.5l3.5 2.5"/>` +
    `<path fill="${blue}" d="M21 12C13 13 11 21 14 28C9 41 15 52 26 53C38 54 43 44 38 36C33 29 31 28 30.5 21C30 14 26 11.5 21 12z"/>` +
    `<path fill="${green}" d="M20 33C28 27 39 33 43 46C32 50 21 45 20 33z"/>` +
    `<path stroke="${face}" stroke-width="1.3" stroke-linecap="round" fill="none" d="M25 35c5 1 9 4 12 8M25 40c3 1 6 2.5 8 4"/>` +
    `<path fill="${red}" d="M13.5 17.5L5.5 21.5L13 23.5z"/>` +
    disc(19.5, 18.5, 2.6, face) +
    disc(19, 18.7, 1.3, ink) +
    `<path stroke="${red}" stroke-width="1.6" stroke-linecap="round" fill="none" d="M24 12q1-5 6-6M26 13q3-4 8-3"/>`
  );
}

function drawHonour(number: number): string {
  const character = HONOURS[number - 1];
  if (character) {
    const colour = number === 7 ? red : number === 6 ? green : ink;
    return glyph(character, 5, 13, 50, colour);
  }
  return (
    `<rect x="9" y="10" width="42" height="56" rx="3" fill="none" stroke="${blue}" stroke-width="3.6"/>` +
    `<rect x="14.5" y="15.5" width="31" height="45" rx="1.5" fill="none" stroke="${blue}" stroke-width="1.4"/>`
  );
}

/** Flowers 1-4 bear a blossom, seasons 5-8 the season's name; both their number. */
function drawBonus(number: number): string {
  const season = number > 4;
  const place = season ? number - 4 : number;
  const digit = glyph(String(place) as Glyph, 5, 2, 24, season ? blue : red);
  if (season) return digit + glyph(SEASONS[place - 1]!, 11, 29, 40, blue);
  const petal = `<path fill="${red}" d="M0-2C-9-7-8-18-3-18Q-1-18 0-16Q1-18 3-18C8-18 9-7 0-2z"/>`;
  return (
    digit +
    `<path stroke="${green}" stroke-width="2.4" fill="none" stroke-linecap="round" d="M33 46Q38 60 30 71"/>` +
    `<path fill="${green}" d="M33 64q9-9 17-5q-4 10-17 5z"/>` +
    rosette(33, 40, 5, petal) +
    disc(33, 40, 3.6, face) +
    disc(33, 40, 1.8, red)
  );
}
