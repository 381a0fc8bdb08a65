import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../src/entry/install.mjs';

/** What is made or installed here, as .gitignore lists it; not asked of git, because an archive of the source has none. */
const MADE = /(^|\/)(node_modules|dist|coverage|test-results|playwright-report)$|^docker\/(secrets|tls)$/;

/** Every file of the source, as a path from the repository's folder; of the folders with a dot, `.ci` alone. */
export function repositoryFiles(folder = '.'): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    const isSource = !MADE.test(file) && (!entry.name.startsWith('.') || entry.name === '.ci');
    return isSource ? repositoryFiles(file) : [];
  });
}
