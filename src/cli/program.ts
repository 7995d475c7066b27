import { Command, CommanderError, Option } from 'commander';
import { version } from '../../package.json';
import { escapeUnseen, HintwrightError } from '../errors.js';
import { addBench } from './bench.js';
import type { ExitCode } from './failure.js';
import type { AnswerOptions, Game, Subcommand } from './game.js';
import { type AnyGame, games as allGames } from './games.js';
import {
  flagName,
  normalizeFlags,
  type OptionTable,
  type OptionValue,
  parseOption,
  usage,
} from './options.js';
import { type CommonOptions, runGame } from './run-game.js';
import type { Terminal } from './terminal.js';

/**
 * Runs the command line.
 *
 * @param args what stands behind `hintwright`
 * @throws HintwrightError ERR_USAGE, ERR_OPTION or what the analysis rejects with; BrokenPipe
 */
export async function runProgram(
  args: readonly string[],
  terminal: Terminal,
  games: readonly AnyGame[] = allGames,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = new Command('hintwright')
    .description('Best moves, chances to win, and why.')
    .version(version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.stdout.write(text), writeErr: () => {} })
    .addHelpText('after', '\nhintwright <game> --help shows every option of a game with an example.');
  const tables: Record<string, OptionTable> = {};
  for (const visit of games) {
    visit((game) => {
      tables[game.name] = game.options;
      const command = addGame(program, game, async (input, fields, options) => {
        exitCode = await runGame(game, input, fields, options, terminal);
      });
      for (const sub of game.commands ?? []) {
        addSubcommand(command, sub, async (values, fields, options) => {
          exitCode = await sub.run(values, fields, options, terminal);
        });
      }
    });
  }
  addBench(program, terminal, (code) => {
    exitCode = code;
  });
  try {
    const game = args[0] ?? '';
    const table = Object.hasOwn(tables, game) ? tables[game] : undefined;
    await program.parseAsync(table ? normalizeFlags(args, table) : args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw usageError(program, error);
  }
  return exitCode;
}

type Action = (
  input: string | undefined,
  fields: Record<string, OptionValue>,
  options: CommonOptions,
) => Promise<void>;

function addGame<Request, Report>(program: Command, game: Game<Request, Report>, action: Action): Command {
  const command = program
    .command(game.name)
    .summary(game.summary)
    .description(game.summary)
    .argument(`[${game.input.label}]`, game.input.help);
  for (const option of fieldOptions(game.options)) command.addOption(option);
  for (const option of commonOptions()) command.addOption(option);
  command.addHelpText('after', examples(game));
  command.action((input: string | undefined, values: Record<string, OptionValue>) =>
    action(input, fieldsOf(values, game.options), values as CommonOptions),
  );
  return command;
}

type SubAction = (
  values: readonly (string | undefined)[],
  fields: Record<string, OptionValue>,
  options: AnswerOptions,
) => Promise<void>;

/** A command below a game's. Options of the game that it takes count, too; others are refused. */
function addSubcommand(parent: Command, sub: Subcommand, action: SubAction): void {
  const command = parent
    .enablePositionalOptions()
    .helpCommand(false)
    .command(sub.name)
    .summary(sub.summary)
    .description(sub.summary);
  for (const { usage: name, help } of sub.arguments) command.argument(name, help);
  for (const option of [...fieldOptions(sub.options), ...answerOptions()]) command.addOption(option);
  command.addHelpText('after', examples(sub));
  command.action((...values: unknown[]) => {
    const all: Record<string, OptionValue> = command.optsWithGlobals();
    const taken = new Set(command.options.map((option) => option.attributeName()));
    const strange = Object.keys(parent.opts()).find((name) => !taken.has(name));
    if (strange !== undefined) {
      const message = `${sub.name} takes no ${flagName(strange)}.`;
      throw new HintwrightError({ code: 'ERR_USAGE', message });
    }
    return action(
      values.slice(0, sub.arguments.length) as (string | undefined)[],
      fieldsOf(all, sub.options),
      all as AnswerOptions,
    );
  });
}

/** Of an option's values those that belong into a request. */
function fieldsOf(values: Record<string, OptionValue>, table: OptionTable): Record<string, OptionValue> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(table, name)));
}

function fieldOptions(table: OptionTable): Option[] {
  return Object.entries(table).map(([field, spec]) => {
    const example = 'example' in spec ? ` (e.g. ${flagName(field)} ${spec.example})` : '';
    const option = new Option(usage(field, spec), spec.help + example).helpGroup(`${spec.group}:`);
    if (spec.kind === 'flag') return option;
    return option.argParser<OptionValue>((text, previous) => parseOption(field, spec, text, previous));
  });
}

function answerOptions(): Option[] {
  return [
    new Option('--json', 'print the report as JSON, one line; errors on standard error are JSON too'),
    new Option('--progress', 'show a progress bar on standard error'),
  ].map((option) => option.helpGroup('Output:'));
}

function commonOptions(): Option[] {
  const [json, progress] = answerOptions() as [Option, Option];
  return [
    json,
    new Option('--batch', 'answer JSON requests from standard input, one a line; options given are defaults'),
    new Option(
      '--workers <number>',
      'with --batch: analyses side by side (default: all cores; e.g. --workers 2)',
    ),
    progress,
  ].map((option) => option.helpGroup('Output:'));
}

function examples({ examples: rows }: Pick<Subcommand, 'examples'>): string {
  return `\nExamples:\n${rows.map(([command, meaning]) => `  ${command}\n      ${meaning}`).join('\n')}`;
}

/** Commander's complaint as ours; without any argument it has none, only the help it could not print. */
function usageError(program: Command, error: CommanderError): HintwrightError {
  const message =
    error.code === 'commander.help' ? `Say which game.\n\n${program.helpInformation()}` : complaint(error);
  return new HintwrightError({ code: 'ERR_USAGE', message });
}

/** Commander repeats what was written, however long it is, and its suggestion in a line of its own. */
function complaint({ message }: CommanderError): string {
  const text = message.replace(/^error: /, '').replace(/^./, (letter) => letter.toUpperCase());
  const lines = text.split('\n').slice(-2);
  return lines.map((line) => escapeUnseen(line.length > 200 ? `${line.slice(0, 200)}…` : line)).join(' ');
}
