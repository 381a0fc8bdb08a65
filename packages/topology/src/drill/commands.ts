import { repository } from '@campus-commons/local/repository.mjs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const PAGE = path.join(repository, 'docs', 'run', 'backup.md');

/**
 * The shell commands under a heading of docs/run/backup.md, so that the drill runs exactly the documented commands.
 * @param heading the heading's text
 * @throws Error when there is no such heading, or no command under it
 */
export async function commandsUnder(heading: string): Promise<string> {
  const page = await readFile(PAGE, 'utf8');
  const sections = page.split(/^(?=#{2,4} )/m);
  const section = sections.find((text) => text.split('\n')[0]?.replace(/^#+ /, '') === heading);
  const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text);
  if (blocks.length === 0) throw new Error(`docs/run/backup.md has no commands under "${heading}"`);
  return blocks.join('');
}
