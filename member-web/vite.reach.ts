import type { Rolldown } from 'vite';

/** The properties of a chunk that say which modules are loaded together. */
export type ReachChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports'>;

/** For each module of the site, by id, the modules whose loading loads it: the site's entry and what is imported lazily. */
export type Reach = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What loads each module after tree shaking. The import graph cannot tell: packages such as MUI import everything into one
 * index, of which most is dropped.
 * @param root the site's folder
 */
export async function readReach(root: string): Promise<Reach> {
  // Imported here, because tests import this file and cannot load Vite.
  const [{ build }, { default: react }, { drawings }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('../packages/web-kit/vite/drawings.ts'),
  ]);
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), drawings()],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      // One chunk for each set of modules that load its modules, without the bundler's exceptions.
      rolldownOptions: { input: 'src/main.tsx', experimental: { chunkOptimization: false } },
    },
  })) as Rolldown.RolldownOutput;
  return reachIn(built.output.filter((output) => output.type === 'chunk'));
}

/** The same, from chunks of which each is loaded for one set of modules. */
export function reachIn(chunks: readonly ReachChunk[]): Reach {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = new Map<string, Set<string>>();
  for (const { facadeModuleId, fileName } of chunks) {
    if (facadeModuleId === null) continue;
    const loaded = new Set([fileName]);
    for (const name of loaded) byName.get(name)?.imports.forEach((imported) => loaded.add(imported));
    for (const name of loaded) {
      for (const id of byName.get(name)?.moduleIds ?? []) {
        reach.set(id, (reach.get(id) ?? new Set<string>()).add(facadeModuleId));
      }
    }
  }
  return reach;
}
