import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The linter cannot parse AssemblyScript, so the border of its rooms is held here: a game's kernel imports its own files
 * and assembly/common, nothing else.
 */
const assembly = resolve(import.meta.dirname, '../../assembly');

const rooms = readdirSync(assembly).filter(
  (name) => existsSync(join(assembly, name, 'index.ts')) || name === 'common',
);

/** @returns the files that a file imports or re-exports, relative to `assembly/` */
function importsOf(file: string, source: string): string[] {
  const specifiers = [
    ...source.matchAll(/^\s*(?:import|export)\s+(?:[^;'"=()]*\bfrom\s+)?['"]([^'"]+)['"]/gm),
  ].map(([, name]) => name!);
  return specifiers.map((name) =>
    name.startsWith('.') ? relative(assembly, join(dirname(file), name)) : name,
  );
}

const isAllowed = (room: string, target: string) =>
  target.startsWith(`${room}/`) || target.startsWith('common/');

test.each(rooms)('assembly/%s imports itself and assembly/common only', (room) => {
  const folder = join(assembly, room);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const strays = files.flatMap((name) =>
    importsOf(join(folder, name), readFileSync(join(folder, name), 'utf8'))
      .filter((target) => !isAllowed(room, target))
      .map((target) => `${name} imports ${target}`),
  );
  expect(strays).toEqual([]);
});

test('the check sees what it is for', () => {
  const source =
    "import { a } from '../quoridor/board';\nexport {\n  b,\n} from './tiles';\nimport 'env';\nexport function f() {\n  return 'text';\n}\n";
  const targets = importsOf(join(assembly, 'mahjong/a.ts'), source);
  expect(targets).toEqual(['quoridor/board', 'mahjong/tiles', 'env']);
  expect(targets.map((target) => isAllowed('mahjong', target))).toEqual([false, true, false]);
});
