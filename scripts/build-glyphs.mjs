/**
 * Cuts the few characters that Mahjong tiles bear out of an OFL font and writes their outlines to
 * `src/elements/mahjong-analyzer/tiles/glyphs.generated.ts`, so that tiles need no font at run time.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const target = join(root, 'src/elements/mahjong-analyzer/tiles/glyphs.generated.ts');
const font = join(root, 'node_modules/@fontsource/kaisei-tokumin');
const WEIGHT = 800;
const CHARACTERS = '一二三四五六七八九萬東南西北中發春夏秋冬1234';
/** The em square in whole units: coarse enough to stay small, fine enough for a tile of 64 px at double density. */
const EM = 160;
/** Where the baseline of a Japanese font lies in its em square. */
const BASELINE = 0.88;

export async function buildGlyphs() {
  const stamp = `// ${fingerprint()}`;
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(stamp)) return;
  const { default: opentype } = await import('opentype.js');
  const subsets = readSubsets();
  const entries = [...CHARACTERS].map((character) => {
    const file = subsets.find(({ has }) => has(character.codePointAt(0)))?.file;
    if (!file) throw new Error(`The font has no ${character}.`);
    const bytes = readFileSync(join(font, file));
    const face = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    const path = face.charToGlyph(character).getPath(0, EM * BASELINE, EM);
    return `  ${character}: '${relativePath(path.commands)}',\n`;
  });
  writeFileSync(target, `${stamp}\n${header()}export const GLYPHS = {\n${entries.join('')}} as const;\n`);
}

function header() {
  return `/** Outlines from Kaisei Tokumin ${WEIGHT}, SIL Open Font License 1.1; see NOTICE.md. Made by scripts/build-glyphs.mjs. */

/** The side of the square that every outline is drawn in, y downwards. */
export const GLYPH_EM = ${EM};

`;
}

/** The font's files with the code points each covers, as its style sheet lists them. */
function readSubsets() {
  const css = readFileSync(join(font, `${WEIGHT}.css`), 'utf8');
  return [...css.matchAll(/(files\/[\w-]+\.woff)\).*?unicode-range: ([^;]+);/gs)].map(([, file, list]) => {
    const ranges = list.split(',').map((range) => {
      const [first, last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
    return { file, has: (code) => ranges.some(([first, last]) => code >= first && code <= last) };
  });
}

/** Outline commands as a path of whole, relative units; rounding is of the absolute points, so that errors don't add up. */
function relativePath(commands) {
  let pen = [0, 0];
  let start = pen;
  let path = '';
  for (const { type, ...at } of commands) {
    if (type === 'Z') {
      path += 'z';
      pen = start;
      continue;
    }
    const points = [
      [at.x1, at.y1],
      [at.x2, at.y2],
      [at.x, at.y],
    ]
      .filter(([x]) => x !== undefined)
      .map((point) => point.map(Math.round));
    const end = points[points.length - 1];
    const numbers = points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
    if (type === 'M') start = end;
    if (type === 'M' || numbers.some((number) => number !== 0)) path += written(type, numbers);
    pen = end;
  }
  return path;
}

/** Straight lines along an axis need one number. */
function written(type, numbers) {
  const [x, y] = numbers;
  if (type === 'L' && y === 0) return `h${x}`;
  if (type === 'L' && x === 0) return `v${y}`;
  return type.toLowerCase() + joined(numbers);
}

/** Numbers with no more between them than a parser needs. */
function joined(numbers) {
  return numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');
}

function fingerprint() {
  const version = JSON.parse(readFileSync(join(font, 'package.json'), 'utf8')).version;
  return createHash('sha256')
    .update(version)
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildGlyphs();
