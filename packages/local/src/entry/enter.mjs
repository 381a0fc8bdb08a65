// Any Node version must be able to parse this file, so that an old one gets a clear message: no `node:` imports, no
// syntax newer than ES2018.
import { nodeFault } from './node-version.mjs';

/**
 * Every root command starts here: checks the Node version, installs the packages if necessary, enables TypeScript.
 *
 * @template T
 * @param {() => Promise<T>} load imports the command, which may be TypeScript and may use any package
 * @returns {Promise<T>} what `load` returns; an error is printed to standard error and ends the process with status 1
 */
export async function enter(load) {
  const fault = nodeFault(process.versions.node);
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  try {
    const { ensureInstalled } = await import('./install.mjs');
    await ensureInstalled();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
  return load();
}
