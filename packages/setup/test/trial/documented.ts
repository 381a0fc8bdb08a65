import { repository } from '@campus-commons/local/repository.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The blocks of shell commands under a heading of docs/run/backup.md, so that the trial runs what operators are told to.
 * @throws Error when there is none
 */
export function documentedCommands(heading: string): string[] {
  const page = readFileSync(path.join(repository, 'docs/run/backup.md'), 'utf8');
  const section = page.split(/^(?=## )/m).find((text) => text.startsWith(`## ${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text);
  if (blocks.length === 0) throw new Error(`docs/run/backup.md has no commands under "${heading}".`);
  return blocks;
}
