import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand, repository } from '../entry/install.mjs';
import { runCommand, type CommandResult } from './command.ts';
import { listWorkspaces } from './workspaces.ts';

const CONTRACT = path.join('backend', 'openapi.json');
/** The functions of the API that the frontends get a copy of. */
const SHARED = path.join('backend', 'src', 'common', 'text');
/** Folders that the frontends' generators do not need and that are slow to copy. */
const NOT_COPIED = new Set(['node_modules', 'dist', 'coverage']);

/** Writes openapi.json from the API's sources and generates the frontends' types and endpoints, in the checkout. */
export function generateContract(signal?: AbortSignal): Promise<CommandResult> {
  return generateIn(repository, signal);
}

/**
 * Generates the same files in a copy and compares them with the checkout byte for byte. The checkout is not touched.
 */
export async function checkContract(signal?: AbortSignal): Promise<CommandResult> {
  const copy = await mkdtemp(path.join(tmpdir(), 'campus-contract-'));
  try {
    await copyFrontends(copy);
    const generated = await generateIn(copy, signal);
    if (!generated.ok) return generated;
    const different = await listDifferences(copy);
    if (different.length === 0) return { ok: true, output: '' };
    return {
      ok: false,
      output:
        `These files do not match the API's DTO classes:\n${different.map((file) => `  ${file}\n`).join('')}` +
        'Run "npm run api:generate" and commit the result.\n',
    };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The workspaces that have types generated from the contract. */
function frontends(): string[] {
  return listWorkspaces()
    .filter(({ scripts }) => scripts['api:generate'])
    .map(({ folder }) => folder);
}

async function generateIn(root: string, signal?: AbortSignal): Promise<CommandResult> {
  const emit = [process.execPath, '--import', 'tsx', path.join('compiler', 'contract.ts')];
  const results = [
    await runCommand([...emit, path.join(root, CONTRACT)], { cwd: path.join(repository, 'backend'), signal }),
  ];
  for (const folder of frontends()) {
    if (results.some(({ ok }) => !ok)) break;
    results.push(
      await runCommand([...npmCommand(), 'run', '--silent', 'api:generate'], {
        cwd: path.join(root, folder),
        signal,
      }),
    );
  }
  return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('') };
}

async function copyFrontends(root: string): Promise<void> {
  await mkdir(path.join(root, 'backend'));
  await cp(path.join(repository, SHARED), path.join(root, SHARED), { recursive: true });
  await symlink(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.base.json', '.oxfmtrc.json']) {
    await cp(path.join(repository, file), path.join(root, file));
  }
  for (const folder of frontends()) {
    const source = path.join(repository, folder);
    await cp(source, path.join(root, folder), {
      recursive: true,
      filter: (file) => !NOT_COPIED.has(path.basename(file)),
    });
    const installed = path.join(source, 'node_modules');
    if (await exists(installed)) await symlink(installed, path.join(root, folder, 'node_modules'));
  }
}

/** Files that are missing from the checkout or differ there, and files that the generators have removed. */
async function listDifferences(root: string): Promise<string[]> {
  const different = new Set<string>();
  if (!(await sameContent(path.join(root, CONTRACT), path.join(repository, CONTRACT))))
    different.add(CONTRACT);
  for (const folder of frontends()) {
    for (const base of [root, repository]) {
      for (const file of await listFiles(path.join(base, folder))) {
        const name = path.join(folder, file);
        if (!(await sameContent(path.join(root, name), path.join(repository, name)))) different.add(name);
      }
    }
  }
  return [...different].sort();
}

async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (NOT_COPIED.has(entry.name)) continue;
    if (entry.isDirectory()) {
      files.push(
        ...(await listFiles(path.join(folder, entry.name))).map((file) => path.join(entry.name, file)),
      );
    } else if (entry.isFile()) files.push(entry.name);
  }
  return files;
}

async function sameContent(one: string, other: string): Promise<boolean> {
  if (!(await exists(one)) || !(await exists(other))) return false;
  return (await readFile(one, 'latin1')) === (await readFile(other, 'latin1'));
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
