/** A report to keep beside the code. */
import { caseRemarks, caseRows, caseTitle, HEADINGS, runFacts } from './rows.js';
import type { CaseResult, RunResult } from './types.js';

export function runMarkdown(result: RunResult): string {
  const facts = runFacts(result).map(([name, value]) => `- ${name}: ${value}`);
  const suites = result.suites.flatMap(({ game, title, about, cases }) => [
    `## ${capital(game)}: ${title}`,
    about,
    ...cases.map(caseMarkdown),
  ]);
  return `${[`# Benchmarks, ${result.date.slice(0, 10)}`, facts.join('\n'), ...suites].join('\n\n')}\n`;
}

function caseMarkdown(result: CaseResult): string {
  const remarks = caseRemarks(result).map((remark) => `- ${remark}`);
  const rule = HEADINGS.map((_, column) => (column === 0 || column === HEADINGS.length - 1 ? '---' : '---:'));
  const table = [[...HEADINGS], rule, ...caseRows(result)].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${capital(caseTitle(result))}`, table.join('\n'), remarks.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
