import { copyFile, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from '../../../src/entry/install.mjs';

const workspaces = [
  'backend',
  'member-web',
  'admin-web',
  'packages/web-kit',
  'packages/local',
  'packages/embedded-postgres',
  'packages/e2e',
];
const configs = [
  'package.json',
  'tsconfig.base.json',
  'eslint.config.js',
  'eslint.constant-names.js',
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  '.dependency-cruiser.rooms.cjs',
];

/** A copy of the repository's configuration without its source, in which tests can break lint and import rules. */
export interface Mirror {
  root: string;
  write(files: { path: string; code: string }[]): Promise<void>;
  remove(): Promise<void>;
}

export async function createMirror(): Promise<Mirror> {
  const root = await mkdtemp(join(tmpdir(), 'rules-'));
  const copies = [
    ...configs,
    ...workspaces.flatMap((workspace) => [join(workspace, 'package.json'), join(workspace, 'tsconfig.json')]),
  ];
  for (const path of copies) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await copyFile(join(repository, path), join(root, path));
  }
  for (const path of ['.', ...workspaces].map((folder) => join(folder, 'node_modules'))) {
    const installed = await stat(join(repository, path)).catch(() => null);
    if (installed) await symlink(join(repository, path), join(root, path));
  }
  return {
    root,
    write: async (files) => {
      for (const { path, code } of files) {
        await mkdir(join(root, dirname(path)), { recursive: true });
        await writeFile(join(root, path), code);
      }
    },
    remove: () => rm(root, { recursive: true }),
  };
}
