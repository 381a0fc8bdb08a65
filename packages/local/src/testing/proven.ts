import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles, listSources } from '../stack/source-files.ts';
import type { LongGroup } from './long-groups.ts';

/**
 * A line for each long group that passed: the hash of the files it was run with, and its name. A line stays true
 * whatever is merged, so both sides of a conflict may stay.
 */
const FILE = '.ci/proven';
const LINE = /^[0-9a-f]{64} {2}(\S+)$/;
/** Other tests change no result. */
const TEST = /\.(test|spec)\.tsx?$/;

/** Divides groups into those that have passed with the files as they are now, and those that must be run. */
export async function divide(
  groups: LongGroup[],
  root: string,
): Promise<{ proven: LongGroup[]; unproven: LongGroup[] }> {
  const lines = await readLines(root);
  const proven: LongGroup[] = [];
  const unproven: LongGroup[] = [];
  for (const group of groups) (lines.includes(await lineOf(group, root)) ? proven : unproven).push(group);
  return { proven, unproven };
}

/**
 * Runs a group and writes its line. A group that failed has none afterwards, so that it is run again.
 * @param run returns whether the group passed; undefined when it was interrupted, which changes no line
 */
export async function runAndRecord(
  group: LongGroup,
  root: string,
  run: () => Promise<boolean | undefined>,
): Promise<void> {
  // Before the run, because files may be edited meanwhile.
  const line = await lineOf(group, root);
  const passed = await run();
  if (passed === undefined) return;
  const others = (await readLines(root)).filter((each) => nameIn(each) !== group.name);
  const lines = [...others, ...(passed ? [line] : [])].sort((one, other) =>
    nameIn(one) < nameIn(other) ? -1 : 1,
  );
  await writeFile(path.join(root, FILE), lines.map((each) => `${each}\n`).join(''));
}

async function lineOf({ name, tests, inputs }: LongGroup, root: string): Promise<string> {
  const others = (await listSources(root, inputs)).filter((file) => !TEST.test(file));
  return `${await hashFiles(root, [...(await listSources(root, [tests])), ...others])}  ${name}`;
}

/** Its lines without the marks of a merge conflict. None when the file is missing. */
async function readLines(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => LINE.test(line));
}

function nameIn(line: string): string {
  return LINE.exec(line)?.[1] ?? '';
}
