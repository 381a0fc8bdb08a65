import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../src/entry/install.mjs';
import { repositoryFiles } from './repository-files.ts';

/** Folders that the tree of docs/architecture.md names, by what they are indented under. */
function namedFolders(): Set<string> {
  const page = readFileSync(path.join(repository, 'docs/architecture.md'), 'utf8');
  const [, tree = ''] = /## Where things are\n+```\n([\s\S]*?)```/.exec(page) ?? [];
  const above: string[] = [];
  const folders = new Set<string>();
  for (const [, indent = '', name = ''] of tree.matchAll(/^( *)(\S+)\/(?: |$)/gm)) {
    above.length = indent.length / 2;
    above.push(name);
    folders.add(above.join('/'));
  }
  return folders;
}

/** Folders that hold files of the repository. */
function foldersWithFiles(): Set<string> {
  const folders = new Set<string>();
  for (const file of repositoryFiles()) {
    for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) folders.add(at);
  }
  return folders;
}

const depth = (folder: string) => folder.split('/').length;

describe('the tree of docs/architecture.md', () => {
  const named = namedFolders();
  const existing = foldersWithFiles();

  it('names only folders that are there', () => {
    expect(named.size).toBeGreaterThan(50);
    expect([...named].filter((folder) => !existing.has(folder))).toEqual([]);
  });

  it('names every folder of the first two levels, every room of the three pieces, every module and every concern', () => {
    const due = [...existing].filter(
      (folder) =>
        depth(folder) <= 2 ||
        (depth(folder) === 3 && /^(backend|member-web|admin-web)\/src\//.test(folder)) ||
        /^backend\/src\/(modules|platform)\/[^/]+$/.test(folder),
    );
    expect(due.filter((folder) => !named.has(folder))).toEqual([]);
  });
});
