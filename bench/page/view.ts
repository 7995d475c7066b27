/** Results as elements; text goes in as text. */
import type { CaseResult } from '../core/result.js';
import type { Suite } from '../core/types.js';
import { caseRemarks, caseRows, caseTitle, HEADINGS } from '../report/rows.js';

/** An element with text or elements in it. */
export function element(tag: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

export function suiteHeading({ title, about }: Suite): HTMLElement {
  return element('header', element('h2', title), element('p', about));
}

export function caseSection(result: CaseResult): HTMLElement {
  const head = element('tr', ...HEADINGS.map((heading) => element('th', heading)));
  const rows = caseRows(result).map((cells) => element('tr', ...cells.map((cell) => element('td', cell))));
  const remarks = caseRemarks(result).map((remark) => element('li', remark));
  return element(
    'section',
    element('h3', caseTitle(result)),
    element('table', element('thead', head), element('tbody', ...rows)),
    element('ul', ...remarks),
  );
}

/** A check box for a suite, ticked. */
export function suiteChoice({ game, name, title }: Suite): HTMLElement {
  const box = document.createElement('input');
  Object.assign(box, { type: 'checkbox', value: `${game}/${name}`, checked: true });
  return element('label', box, ` ${game}/${name}: ${title}`);
}
