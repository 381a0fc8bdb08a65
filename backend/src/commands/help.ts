import type { Command } from './command.js';

const GAP = 3;

/** The list of commands, or of those whose name begins with a word. */
export function listOf(commands: readonly Command[], word?: string): string {
  const listed = commands.filter(({ name }) => word === undefined || name.split(' ')[0] === word);
  return [
    `Usage: campus ${word ?? 'COMMAND'} …`,
    '',
    ...table(listed.map((each) => [`campus ${callOf(each)}`, each.summary])),
    '',
    'campus COMMAND --help explains one command.',
  ].join('\n');
}

/** A command's help. */
export function helpOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, meaning }]): [string, string] => [
      `--${name}${value === undefined ? '' : ` ${value}`}`,
      meaning,
    ],
  );
  return [
    `Usage: campus ${callOf(command)}${options.length > 0 ? ' [OPTIONS]' : ''}`,
    '',
    `${command.summary}.`,
    ...(command.details === undefined ? [] : ['', command.details]),
    '',
    'Options:',
    ...table([...options, ['--help', 'shows this text']]),
  ].join('\n');
}

const callOf = ({ name, parameters = [] }: Command) => [name, ...parameters].join(' ');

/** Two columns. */
function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + GAP;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`);
}
