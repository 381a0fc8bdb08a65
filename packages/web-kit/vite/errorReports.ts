import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const ENTRY = fileURLToPath(new URL('../src/startErrorReports.ts', import.meta.url));
const NAME = 'errors.js';

/**
 * Builds the script that reports errors of the page. It is a file of its own: it also reports that the site's code could
 * not start, and that code, which the first paint waits for, does not become larger.
 */
export function errorReports(): Plugin {
  let root = '';
  return {
    name: 'error-reports',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      // Imported here, because tests read the rest of this file and cannot load Vite.
      const { build } = await import('vite');
      const built = (await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'errors', fileName: 'errors' } },
      })) as Rolldown.RolldownOutput[];
      this.emitFile({ type: 'asset', name: NAME, source: built[0]?.output[0].code ?? '' });
    },
  };
}

/** The address of that file in the build; undefined in development, which does not have it. */
export function errorReportsFile(bundle: Rolldown.OutputBundle | undefined): string | undefined {
  return Object.values(bundle ?? {}).find((output) => output.type === 'asset' && output.names.includes(NAME))
    ?.fileName;
}
