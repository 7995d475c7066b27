#!/usr/bin/env node
import { fstatSync } from 'node:fs';
import { toErrorData } from '../errors.js';
import { type ExitCode, exitCodeOf, formatError } from './failure.js';
import { Interrupted } from './interrupt.js';
import { errorJson } from './json.js';
import { BrokenPipe } from './output.js';
import { runProgram } from './program.js';
import { styleOf } from './style.js';
import type { Terminal } from './terminal.js';

const args = process.argv.slice(2);
const { stdin, stdout, stderr } = process;

// Who writes an answer hears of a reader that has gone; help, errors and progress may go unread.
for (const stream of [stdout, stderr]) stream.on('error', () => {});

process.exitCode = await runProgram(args, processTerminal()).catch(report);

function processTerminal(): Terminal {
  const stats = fstatSync(0);
  return { stdin, stdout, stderr, ...(stats.isFile() && { stdinBytes: stats.size }) };
}

function report(error: unknown): ExitCode {
  if (error instanceof BrokenPipe) return 141;
  if (error instanceof Interrupted) return 130;
  const data = toErrorData(error);
  const text = args.includes('--json') ? errorJson(data) : formatError(data, styleOf(stderr));
  stderr.write(`${text}\n`);
  return exitCodeOf(data);
}
