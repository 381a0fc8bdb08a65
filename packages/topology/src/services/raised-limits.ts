import { repository } from '@campus-commons/local/repository.mjs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Settings that raise every rate limit, because the simulated members act much faster than people. */
export async function raisedLimits(): Promise<Record<string, string>> {
  const settings = await readFile(path.join(repository, 'backend', '.env.example'), 'utf8');
  return Object.fromEntries([...settings.matchAll(/^LIMIT_\w+/gm)].map(([name]) => [name, '1000000/1']));
}
