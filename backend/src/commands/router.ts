import { parseArgs } from 'node:util';
import { nameConnections } from '../platform/sql/name-connections.js';
import { ADMIN_COMMANDS } from './admin-commands.js';
import { FACTOR_COMMANDS } from './factor-commands.js';
import { BACKUP, RESTORE } from './backup-commands.js';
import { UsageError, type Command, type Terminal } from './command.js';
import { DOCTOR } from './doctor-command.js';
import { helpOf, listOf } from './help.js';
import { KEYS, PUSH_KEYS, RECORD_KEYS } from './keys-commands.js';
import { MEMBER_COMMANDS } from './member-commands.js';
import { MIGRATE } from './migrate-command.js';

/** The commands of `campus`, in the order of the help. */
const ALL_COMMANDS: readonly Command[] = [
  DOCTOR,
  MIGRATE,
  BACKUP,
  RESTORE,
  ...ADMIN_COMMANDS,
  ...MEMBER_COMMANDS,
  ...FACTOR_COMMANDS,
  KEYS,
  PUSH_KEYS,
  RECORD_KEYS,
];

/** Exit status for a call that the help does not describe. */
const USAGE = 2;

/**
 * Runs the command that the arguments name.
 * @returns the exit status: 0, 1 when the command failed, 2 when it was called in a wrong way
 */
export async function runCampus(args: readonly string[], terminal: Terminal): Promise<number> {
  const command = ALL_COMMANDS.find(({ name }) => beginsWith(args, name.split(' ')));
  if (!command) return answerWithoutCommand(args, terminal);
  try {
    const { options, parameters } = parse(command, args.slice(command.name.split(' ').length));
    if (options.help === true) {
      terminal.print(helpOf(command));
      return 0;
    }
    requireParameters(command, parameters);
    nameConnections(`campus ${command.name}`);
    return (await command.run({ ...terminal, options, parameters })) ?? 0;
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    if (!(error instanceof UsageError)) return 1;
    terminal.complain(`campus ${command.name} --help explains the command.`);
    return USAGE;
  }
}

const beginsWith = (args: readonly string[], words: readonly string[]) =>
  words.every((word, index) => args[index] === word);

/** The list of commands: asked for, or because there is no such command. */
function answerWithoutCommand(args: readonly string[], { print, complain }: Terminal): number {
  const [first = '--help'] = args;
  const isGroup = ALL_COMMANDS.some(({ name }) => name.startsWith(`${first} `));
  const list = listOf(ALL_COMMANDS, isGroup ? first : undefined);
  if (args.includes('--help') || args[0] === 'help') {
    print(list);
    return 0;
  }
  if (args.length > 0 && !(isGroup && args.length === 1))
    complain(`There is no command "${args.join(' ')}".`);
  complain(list);
  return USAGE;
}

/** @throws UsageError for an unknown option, or one without its value */
function parse(command: Command, args: string[]) {
  const declared = Object.entries(command.options ?? {}).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...Object.fromEntries(declared), help: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { options: values, parameters: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @throws UsageError when parameters are missing, or there are too many */
function requireParameters({ parameters: declared = [] }: Command, given: readonly string[]): void {
  const missing = declared[given.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new UsageError(`${missing} is missing.`);
  const repeats = declared.at(-1)?.includes('...') ?? false;
  if (given.length > declared.length && !repeats) {
    throw new UsageError(`Unexpected argument "${given[declared.length]}".`);
  }
}
