import type { Plugin } from 'vite';
import { KINDS, PURPOSES } from './vite.purposes.ts';
import { readReach, type Reach } from './vite.reach.ts';

/** The chunk of packages that every screen needs. */
const FRAMEWORK = 'framework';
/** The site's entry, relative to its folder. */
const ENTRY = '/src/main.tsx';

/** Packages and the bundler's own helpers change only with an upgrade. */
const isPackage = (id: string) => id.startsWith('\0') || id.includes('/node_modules/');

/** What a module imports, as the bundler has read it; null for a module that it does not know. */
export type ImportsOf = (id: string) => { imports: readonly string[]; lazyImports: readonly string[] } | null;

/**
 * The name of the chunk of each module that shares one by purpose. The others are in the chunk of their screen, or in the
 * entry.
 * @param entry id of the site's entry
 * @throws Error if vite.purposes.ts names a module that is not loaded lazily
 */
export function chunksByPurpose(reach: Reach, entry: string, importsOf: ImportsOf): Map<string, string> {
  const loaders = new Set([...reach.values()].flatMap((ids) => [...ids]));
  for (const text of KINDS) {
    if (![...loaders].some((id) => id.includes(text)))
      throw new Error(`vite.purposes.ts names ${text}, which is not loaded lazily: update its path there`);
  }
  const atStart = [...reach].filter(([, loadedBy]) => loadedBy.has(entry)).map(([id]) => id);
  const ofEntry = entryModules(atStart, importsOf);
  const chunks = new Map<string, string>();
  for (const [id, loadedBy] of reach) {
    const name = loadedBy.has(entry)
      ? startChunk(id, ofEntry)
      : PURPOSES.find(([, isMet]) => isMet([...loadedBy]))?.[0];
    if (name !== undefined) chunks.set(id, name);
  }
  return chunks;
}

/**
 * The modules that only the entry may contain: those that import from the site lazily, and those that import these. They
 * contain the names of chunks, which change with every screen. If they shared a file with what all screens import, a
 * change of one screen would rename every file of the site.
 */
function entryModules(ids: readonly string[], importsOf: ImportsOf): Set<string> {
  const own = ids.filter((id) => !isPackage(id));
  const found = new Set(own.filter((id) => importsOf(id)?.lazyImports.some((lazy) => !isPackage(lazy))));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const id of own) if (importsOf(id)?.imports.some((imported) => found.has(imported))) found.add(id);
  }
  return found;
}

/** The chunk of a module that every screen needs; undefined for the entry. */
function startChunk(id: string, ofEntry: ReadonlySet<string>): string | undefined {
  if (isPackage(id)) return FRAMEWORK;
  // All style sheets in one chunk, so that they are one file.
  return ofEntry.has(id) && !id.endsWith('.css') ? undefined : 'base';
}

/** Cuts the scripts into chunks by purpose (docs/decisions/0096-chunks-by-purpose.md). */
export function siteChunks(): Plugin {
  let root = '';
  let chunks = new Map<string, string>();
  const names = [FRAMEWORK, ...PURPOSES.map(([name]) => name)];
  return {
    name: 'site-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // Otherwise every build warns of the time that reading what loads each module takes.
          checks: { bundlerTimings: false },
          // Emotion imports it for a function that nothing here calls; as CommonJS it would stay, with a React of its own to ask.
          treeshake: {
            moduleSideEffects: [{ test: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false }],
          },
          output: {
            // By default a shared chunk is named after all its importers. Short names keep the tag of `early.js`, which
            // lists them, within the page's first kB, where the charset declaration has to be.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: names.map((name, index) => ({
                name,
                test: (id) => chunks.get(id) === name,
                // A chunk also takes the imports of its modules, unless a chunk with a higher priority has them.
                priority: names.length - index,
              })),
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    async buildEnd(fault) {
      if (fault) return;
      chunks = chunksByPurpose(await readReach(root), `${root}${ENTRY}`, (id) => {
        const module = this.getModuleInfo(id);
        return module && { imports: module.importedIds, lazyImports: module.dynamicallyImportedIds };
      });
    },
  };
}
