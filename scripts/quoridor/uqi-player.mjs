/** An engine that speaks UQI, as a child process. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How long an engine may think beyond its time before it is given up. */
const PATIENCE_MS = 60_000;

/** @param {string} command a shell command */
export async function startEngine(command) {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  /** @type {((line: string | null) => void)[]} */
  const waiting = [];
  /** @type {string[]} */
  const unread = [];
  lines.on('line', (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else unread.push(line);
  });
  lines.on('close', () => {
    for (const next of waiting.splice(0)) next(null);
  });

  const readLine = () =>
    unread.length > 0
      ? Promise.resolve(/** @type {string} */ (unread.shift()))
      : new Promise((/** @type {(line: string | null) => void} */ resolve) => waiting.push(resolve));

  /** @param {string} line */
  const say = (line) => child.stdin.write(`${line}\n`);

  /** Reads until a line begins with a word; null when the engine ends or takes too long. @param {string} word */
  async function waitFor(word) {
    const timer = setTimeout(() => child.kill(), PATIENCE_MS);
    try {
      for (let line = await readLine(); line !== null; line = await readLine()) {
        if (line.startsWith(word)) return line;
      }
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  say('uqi');
  if ((await waitFor('uqiok')) === null) throw new Error(`${command} does not speak UQI`);
  return {
    newGame: async () => {
      say('newgame');
      say('isready');
      await waitFor('readyok');
    },
    /** The move chosen and the time it took, `move` null if there was none. @param {string[]} moves @param {string} limit */
    choose: async (moves, limit) => {
      const start = performance.now();
      say(`position startpos${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`);
      say(`go ${limit}`);
      const line = await waitFor('bestmove');
      return { move: line?.split(/\s+/)[1] ?? null, ms: performance.now() - start };
    },
    quit: () => {
      say('quit');
      child.stdin.end();
      setTimeout(() => child.kill(), 1000).unref();
    },
  };
}
