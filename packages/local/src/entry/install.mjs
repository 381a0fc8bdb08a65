import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireLock } from './process-lock.mjs';
import { Progress } from './progress.mjs';

/** Absolute path of the checkout. */
export const repository = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** npm writes this list of what `node_modules` contains as the last step of an install. */
const INSTALLED = join('node_modules', '.package-lock.json');

/**
 * Runs `npm ci` unless `node_modules` matches `package-lock.json`. A second process waits for the first.
 *
 * @param {string} root the directory with both: the repository, or a tool that only its own command installs
 * @throws {Error} when npm cannot be started or fails, with the end of its output
 */
export async function ensureInstalled(root = repository) {
  while (needsInstall(root)) {
    const lock = await acquireLock(`install ${root}`);
    if ('release' in lock) {
      try {
        await install(root);
      } finally {
        await lock.release();
      }
      return;
    }
    console.log(`Packages are being installed by process ${lock.holder}; waiting for it …`);
    await lock.released();
  }
}

/**
 * Whether `node_modules` is missing, incomplete or different from the lockfile.
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
      // The root package itself, which is not installed.
      if (path === '') return false;
      const found = installed[path];
      // Optional packages are for other systems, or could not be installed.
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
    // Missing or truncated: both mean "not installed".
    return undefined;
  }
}

/** @param {string} root */
async function install(root) {
  // npm first empties the directory. If it is interrupted then, the old list would name packages that are gone.
  rmSync(join(root, INSTALLED), { force: true });
  const folder = relative(repository, root);
  await new Progress().step(`Installing packages${folder && ` of ${folder}`} (once)`, () => runNpmCi(root));
}

/** How to start npm: the npm that started us, if there is one, because npm may not be on PATH. */
export function npmCommand() {
  const running = process.env.npm_execpath;
  return running ? [process.execPath, running] : ['npm'];
}

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
function runNpmCi(root) {
  const [command = '', ...args] = npmCommand();
  const child = spawn(command, [...args, 'ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: root,
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
              `npm ci failed. Fix this and start again:\n${output.trim().split('\n').slice(-25).join('\n')}`,
            ),
      ),
    );
  });
}
