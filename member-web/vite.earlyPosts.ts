import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { EARLY_POSTS_BYTES } from './vite.budget.ts';

const ENTRY = 'src/early/earlyPosts.ts';
const NAME = 'early-posts.js';

/**
 * Builds the script that shows the early posts before the site's code has loaded. It is a single file without imports,
 * because a chunk of the site would have to wait for the chunks that it shares with the site.
 */
export function earlyPosts(): Plugin {
  let root = '';
  return {
    name: 'early-posts',
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
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'early', fileName: 'early' } },
      })) as Rolldown.RolldownOutput[];
      const code = built[0]?.output[0].code ?? '';
      const bytes = gzipSync(code).length;
      if (bytes > EARLY_POSTS_BYTES)
        this.error(
          `${ENTRY} has ${bytes} bytes, gzipped; its budget is ${EARLY_POSTS_BYTES}. See what it imports.`,
        );
      this.emitFile({ type: 'asset', name: NAME, source: code });
    },
  };
}

/** The address of that file in the build; undefined in development, which does not have it. */
export function earlyPostsFile(bundle: Rolldown.OutputBundle | undefined): string | undefined {
  return Object.values(bundle ?? {}).find((output) => output.type === 'asset' && output.names.includes(NAME))
    ?.fileName;
}
