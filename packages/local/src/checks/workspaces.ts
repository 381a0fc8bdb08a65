import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../entry/install.mjs';

export interface Workspace {
  /** Relative to the repository, e.g. `packages/web-kit`. */
  folder: string;
  /** The package's npm scripts. */
  scripts: Record<string, string>;
}

/** The workspaces that the root package.json names, in its order. */
export function listWorkspaces(): Workspace[] {
  const { workspaces } = readManifest('.');
  return (workspaces ?? [])
    .flatMap((pattern) => (pattern.endsWith('/*') ? foldersIn(pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => existsSync(path.join(repository, folder, 'package.json')))
    .map((folder) => ({ folder, scripts: readManifest(folder).scripts ?? {} }));
}

function foldersIn(parent: string): string[] {
  return readdirSync(path.join(repository, parent))
    .sort()
    .map((name) => path.join(parent, name));
}

function readManifest(folder: string): { workspaces?: string[]; scripts?: Record<string, string> } {
  return JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8')) as {
    workspaces?: string[];
    scripts?: Record<string, string>;
  };
}
