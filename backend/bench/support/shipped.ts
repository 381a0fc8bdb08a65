import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The variables that the image of the API sets for the memory allocator. */
export async function shippedSettings(): Promise<Record<string, string>> {
  const image = await readFile(
    path.resolve(import.meta.dirname, '../../../docker/backend.Dockerfile'),
    'utf8',
  );
  const [, line] = /^ENV (MALLOC_.*)$/m.exec(image) ?? [];
  if (line === undefined) throw new Error('The image of the API no longer sets MALLOC_…');
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
}
