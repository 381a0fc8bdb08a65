import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface SingleScript {
  /** File name in the build, before its hash. */
  name: string;
  /** Its source, absolute or relative to the site. */
  entry: string;
  /** Limit in gzipped bytes; the build of a larger script fails. */
  budget?: number;
}

/** Builds a script of its own, in one file without imports: it never waits for chunks that it shares with the site. */
export function singleScript({ name, entry, budget = Infinity }: SingleScript): Plugin {
  let root = '';
  return {
    name: `single-script:${name}`,
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      // Imported here, because tests import this file and cannot load Vite.
      const { build } = await import('vite');
      const built = (await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { write: false, lib: { entry, formats: ['iife'], name: 'script', fileName: 'script' } },
      })) as Rolldown.RolldownOutput[];
      const source = built[0]?.output[0].code ?? '';
      const bytes = gzipSync(source).length;
      if (bytes > budget)
        this.error(`${entry} has ${bytes} bytes, gzipped; its budget is ${budget}. See what it imports.`);
      this.emitFile({ type: 'asset', name, source });
    },
  };
}

/** The address of that script in the build; undefined in development, which does not have it. */
export function singleScriptFile(
  bundle: Rolldown.OutputBundle | undefined,
  name: string,
): string | undefined {
  return Object.values(bundle ?? {}).find((output) => output.type === 'asset' && output.names.includes(name))
    ?.fileName;
}
