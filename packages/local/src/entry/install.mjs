import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claim } from './claim.mjs';
import { Progress } from './progress.mjs';

/** Absolute path of the checkout. */
export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Written by npm as the last act of an install: what `node_modules` holds. */
const INSTALLED = join('node_modules', '.package-lock.json');

/** Runs `npm ci` unless `node_modules` holds what `package-lock.json` says; of two processes, the second waits. */
export async function ensureInstalled() {
  while (needsInstall(repository)) {
    const mine = await claim(`install ${repository}`);
    if ('release' in mine) {
      try {
        await install();
      } finally {
        await mine.release();
      }
      return;
    }
    console.log(`Packages are being installed by process ${mine.holder}; waiting for it …`);
    await mine.released();
  }
}

/**
 * Whether `node_modules` is missing, unfinished or other than the lockfile asks.
 *
 * @param {string} root a directory with `package-lock.json`
 */
export function needsInstall(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, INSTALLED));
  if (!wanted) throw new Error(`package-lock.json is missing or broken in ${root}: check it out again.`);
  if (!installed) return true;
  return (
    Object.keys(installed).some((path) => !wanted[path]) ||
    Object.entries(wanted).some(([path, entry]) => {
      // The root itself, which is not installed anywhere.
      if (path === '') return false;
      const found = installed[path];
      // Optional ones are for other systems, or could not be had.
      if (!found) return entry.optional !== true;
      return found.version !== entry.version || found.integrity !== entry.integrity;
    })
  );
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Missing or cut off in the middle: both mean "not installed".
    return undefined;
  }
}

async function install() {
  // npm begins by emptying the directory; interrupted there, its old record would vouch for what is gone.
  rmSync(join(repository, INSTALLED), { force: true });
  const progress = new Progress();
  await progress.step('Installing packages (once)', runNpmCi);
}

/** How to start npm: the one that runs us, if one does, since it need not be on PATH. */
export function npmCommand() {
  const running = process.env.npm_execpath;
  return running ? [process.execPath, running] : ['npm'];
}

/** @returns {Promise<void>} */
function runNpmCi() {
  const [command = '', ...args] = npmCommand();
  const child = spawn(command, [...args, 'ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output += chunk));
  }
  const interrupt = () => {
    child.kill('SIGTERM');
    process.exit(130);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.once(signal, interrupt);
  return new Promise((resolve, reject) => {
    const end = (/** @type {Error | undefined} */ fault) => {
      for (const signal of signals) process.removeListener(signal, interrupt);
      if (fault) reject(fault);
      else resolve();
    };
    child.once('error', (cause) => end(new Error(`npm cannot be started: ${cause.message}`, { cause })));
    child.once('close', (code) =>
      end(
        code === 0
          ? undefined
          : new Error(
              `npm ci failed. Correct this and start again:\n${output.trim().split('\n').slice(-25).join('\n')}`,
            ),
      ),
    );
  });
}
