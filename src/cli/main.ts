#!/usr/bin/env node
import { fstatSync } from 'node:fs';
import { toErrorData } from '../errors.js';
import { type ExitCode, exitCodeOf, formatError } from './failure.js';
import { BrokenPipe } from './output.js';
import { runProgram } from './program.js';
import { styleOf } from './style.js';
import type { Terminal } from './terminal.js';

const args = process.argv.slice(2);
const { stdin, stdout, stderr } = process;

process.exitCode = await runProgram(args, processTerminal()).catch(report);

function processTerminal(): Terminal {
  const stats = fstatSync(0);
  return { stdin, stdout, stderr, ...(stats.isFile() && { stdinBytes: stats.size }) };
}

function report(error: unknown): ExitCode {
  if (error instanceof BrokenPipe) return 0;
  const data = toErrorData(error);
  const text = args.includes('--json') ? JSON.stringify({ error: data }) : formatError(data, styleOf(stderr));
  stderr.write(`${text}\n`);
  return exitCodeOf(data);
}
