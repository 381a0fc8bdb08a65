import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../src/entry/install.mjs';

/** Generated and installed folders, as in .gitignore. Git is not asked, because a source archive has no git folder. */
const GENERATED =
  /(^|\/)(node_modules|dist|coverage|test-results|playwright-report)$|^docker\/(secrets|tls)$/;

/** Every source file, as a path relative to the repository. Of the folders with a leading dot only `.ci`. */
export function repositoryFiles(folder = '.'): string[] {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    const isSource = !GENERATED.test(file) && (!entry.name.startsWith('.') || entry.name === '.ci');
    return isSource ? repositoryFiles(file) : [];
  });
}
