import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../src/entry/install.mjs';
import { repositoryFiles } from './repository-files.ts';

/** Folders that the tree in docs/build/folders.md names, as paths built from the indentation. */
function namedFolders(): Set<string> {
  const page = readFileSync(path.join(repository, 'docs/build/folders.md'), 'utf8');
  const [, tree = ''] = /# Where things are\n+```\n([\s\S]*?)```/.exec(page) ?? [];
  const above: string[] = [];
  const folders = new Set<string>();
  for (const [, indent = '', name = ''] of tree.matchAll(/^( *)(\S+)\/(?: |$)/gm)) {
    above.length = indent.length / 2;
    above.push(name);
    folders.add(above.join('/'));
  }
  return folders;
}

/** Folders that contain files of the repository. */
function foldersWithFiles(): Set<string> {
  const folders = new Set<string>();
  for (const file of repositoryFiles()) {
    for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) folders.add(at);
  }
  return folders;
}

const depth = (folder: string) => folder.split('/').length;

describe('the folder tree in docs/build/folders.md', () => {
  const named = namedFolders();
  const existing = foldersWithFiles();

  it('names only existing folders', () => {
    expect(named.size).toBeGreaterThan(50);
    expect([...named].filter((folder) => !existing.has(folder))).toEqual([]);
  });

  it('names the first two folder levels, the folders in src of the three apps, and every backend module', () => {
    const required = [...existing].filter(
      (folder) =>
        depth(folder) <= 2 ||
        (depth(folder) === 3 && /^(backend|member-web|admin-web)\/src\//.test(folder)) ||
        /^backend\/src\/(modules|platform)\/[^/]+$/.test(folder),
    );
    expect(required.filter((folder) => !named.has(folder))).toEqual([]);
  });
});
