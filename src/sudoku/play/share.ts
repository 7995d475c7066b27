/**
 * A puzzle with what was entered, as the fragment of a link. `g` givens and `e` entries are written as grids are, `m` centre and
 * `n` corner marks a group of digits a cell with hyphens between; `v` variant, `b` boxes, `r` regions, `c` cages.
 */
import type { ErrorCode, ErrorData } from '../../errors.js';
import { fail, type Result, succeed } from '../../result.js';
import { LEAST_SIDE, sideOfCount } from '../formats/alphabet.js';
import type { Layout } from '../layout.js';
import { makeGrid } from '../notation.js';
import type { RulesRequest } from '../types.js';
import { makeCages, parseCages } from './cages.js';
import { type Field, faultIn, makeLink, parseLink } from './link.js';
import { parseLayout } from './rules.js';
import { makeMarks, readDigits, readEntries, readMarks } from './share-cells.js';
import { entriesOf, makeSheet } from './sheet.js';
import type { Shared, Sheet } from './types.js';

export const SHARE_NAMES = ['g', 'e', 'm', 'n', 'v', 'b', 'r', 'c'] as const;
type Name = (typeof SHARE_NAMES)[number];
type Fields = Partial<Record<Name, Field>>;

/** One line without `#`, safe in an address. Sheet and rules must fit together. */
export const makeShare = (sheet: Sheet, rules: RulesRequest = {}): string =>
  makeLink(shareFields(sheet, rules));

export function shareFields(
  sheet: Sheet,
  { variant, boxes, regions, cages }: RulesRequest,
): Partial<Record<Name, string>> {
  const { givens, size } = sheet;
  const entries = entriesOf(sheet);
  return {
    g: makeGrid(givens, size),
    ...(entries.some((digit) => digit > 0) && { e: makeGrid(entries, size) }),
    m: makeMarks(sheet, 'centre'),
    n: makeMarks(sheet, 'corner'),
    ...(variant !== undefined && { v: variant }),
    ...(boxes !== undefined && { b: boxes }),
    ...(regions !== undefined && { r: regions }),
    ...(cages && { c: makeCages(cages) }),
  };
}

/**
 * Reads a link, its fragment, or the text that `makeShare` gave. Errors: those of `parseLink`; `ERR_PARSE_ERROR` without
 * givens; `ERR_BAD_LENGTH`, `ERR_BAD_CHARACTER`, `ERR_BAD_ENTRY`, `ERR_BAD_CANDIDATE`; those of `parseLayout`.
 */
export function parseShare(text: string): Result<Shared> {
  const fields = parseLink(text, SHARE_NAMES);
  return fields.ok ? readShare(text, fields.value) : fields;
}

export function readShare(text: string, fields: Fields): Result<Shared> {
  const { g, e, m, n } = fields;
  if (!g) {
    const message = 'This is no game: it has no givens, as g=53..7…';
    return fail({ code: 'ERR_PARSE_ERROR', message, input: text, at: 0 });
  }
  const size = sideOfCount(g.value.length) ?? LEAST_SIDE; // too short or too long for any: readDigits says so
  const givens = readDigits(text, g, size);
  if (!givens.ok) return givens;
  const entries = e ? readEntries(text, e, givens.value, size) : succeed(undefined);
  if (!entries.ok) return entries;
  const centre = readMarks(text, m, size);
  if (!centre.ok) return centre;
  const corner = readMarks(text, n, size);
  if (!corner.ok) return corner;
  const rules = readRules(text, fields, size);
  if (!rules.ok) return rules;
  const marks = centre.value.map((mask, cell) => ({ centre: mask, corner: corner.value[cell]! }));
  return succeed({ ...rules.value, sheet: makeSheet(givens.value, size, { entries: entries.value, marks }) });
}

/** Which field a fault of the rules is in. */
const FIELD_OF: Partial<Record<ErrorCode, Name>> = {
  ERR_BAD_VARIANT: 'v',
  ERR_BAD_BOXES: 'b',
  ERR_BAD_REGIONS: 'r',
  ERR_BAD_CAGE: 'c',
};

function readRules(
  text: string,
  fields: Fields,
  size: number,
): Result<{ rules: RulesRequest; layout: Layout }> {
  const refuse = (error: ErrorData) => {
    const name = FIELD_OF[error.code];
    const field = name && fields[name];
    if (!field) return fail({ ...error, input: text, at: 0 });
    // A place in text that is written otherwise is none in this one.
    const isIn = error.input === undefined || error.input === field.value;
    return fail(faultIn(text, field, isIn ? error : { ...error, at: 0 }));
  };
  const cages = fields.c ? parseCages(fields.c.value) : succeed(undefined);
  if (!cages.ok) return refuse(cages.error);
  const rules: RulesRequest = {
    ...(fields.v && { variant: fields.v.value }),
    ...(fields.b && { boxes: fields.b.value }),
    ...(fields.r && { regions: fields.r.value }),
    ...(cages.value && { cages: cages.value }),
  };
  const layout = parseLayout(rules, size);
  return layout.ok ? succeed({ rules, layout: layout.value }) : refuse(layout.error);
}
