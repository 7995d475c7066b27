import { ERROR_DOCS, type Example } from '../../src/error-docs.js';
import { ERROR_CODES, type ErrorCode, type ErrorData } from '../../src/errors.js';
import { provoke } from './provoke.js';

const INTRODUCTION = `# Errors

<!-- Made by \`npm run docs:errors\` from src/error-docs.ts and the messages themselves. -->

Every failure is a \`HintwrightError\` with a stable \`code\`, a sentence as \`message\` and, where it is about text, the text as
\`input\` and the offset of the fault in it as \`at\` (0-based, in UTF-16 units). The command line prints the sentence and points at
the place; with \`--json\` and in a batch it prints \`{"error":{"code":…,"message":…,"input":…,"at":…}}\`. An aborted analysis is
no error of this kind: it rejects with the signal's own reason.
`;

const LONGEST = 90;

/** The page: each code, when it occurs, an example, the sentence it gives, what to do. */
export async function makeErrorsPage(): Promise<string> {
  const sections = await Promise.all(ERROR_CODES.map(section));
  return [INTRODUCTION, ...sections].join('\n');
}

async function section(code: ErrorCode): Promise<string> {
  const { when, example, advice } = ERROR_DOCS[code];
  const error = await provoke(code, example);
  return `## ${code}

Occurs when ${when}

Example: ${show(example)}

> ${escapeMarkdown(error.message)}${place(error)}

${advice}
`;
}

function show(example: Example): string {
  if ('event' in example) return example.event;
  if ('position' in example) return `the Quoridor request ${inline(JSON.stringify(example.position))}`;
  if ('request' in example) return `the request ${inline(JSON.stringify(example.request))}`;
  if ('line' in example) return `the line ${inline(example.line)}`;
  return inline(`hintwright ${example.args.join(' ')}`);
}

function inline(text: string): string {
  return `\`${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}\``;
}

function place({ at }: ErrorData): string {
  return at === undefined ? '' : ` (\`at\`: ${at})`;
}

/** Brackets, angles and stars in a sentence are meant as they are; its line breaks are not. */
function escapeMarkdown(text: string): string {
  return text.replace(/[[\]<>*_`]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
