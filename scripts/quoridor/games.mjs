/** Games as selfplay.mjs writes them. */
import { readFileSync } from 'node:fs';

/** @typedef {{ seed: number, result: number, opening: number, moves: Uint8Array }} Game */

/** @param {string[]} files @returns {Game[]} */
export function readGames(files) {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [seed, result, opening, moves = ''] = line.split('\t');
        return {
          seed: Number(seed),
          result: Number(result),
          opening: Number(opening),
          moves: new Uint8Array(Buffer.from(moves, 'base64')),
        };
      }),
  );
}
