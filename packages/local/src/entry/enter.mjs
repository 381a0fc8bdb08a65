// Read by whatever Node there is, so that an old one gets a clear line: no `node:` imports, no syntax younger than 2018.
import { nodeFault } from './node-version.mjs';

/**
 * How every root command begins: checks Node, installs the packages if need be, makes TypeScript loadable.
 *
 * @template T
 * @param {() => Promise<T>} load imports the command, which may be TypeScript and may use any package
 * @returns {Promise<T>} what `load` gives; a fault is one line on standard error and ends the process with status 1
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
