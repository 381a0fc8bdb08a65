import type { HtmlTagDescriptor, Plugin } from 'vite';
import { placeholders } from '../packages/web-kit/vite/configuredFiles.ts';
import { singleScriptFile } from '../packages/web-kit/vite/singleScript.ts';
import { chunksBefore, EARLY_POSTS, HOME_MODULES, LANDING_MODULES } from './vite.budget.ts';

/** Modules that visitors load later: the forms and sections of the landing page, and the other public pages. */
const VISITORS =
  /\/src\/(?:screens\/(?:public|auth)\/\w+Screen|screens\/(?:Info|NotFound)Screen|screens\/landing\/LandingSections|features\/auth\/AuthForms)\.tsx$/;

/**
 * The chunks of the member's home besides the entry: modules shared with the landing page, modules shared with other
 * pages, and its own.
 */
const HOME_CHUNKS = ['home-and-landing', 'home-and-visitors', 'home'] as const;

/** The ids of the modules that a module imports. */
type NeedsOf = (id: string) => readonly string[];

/** The index of the icon package. A module that imports one icon from it does not need the others. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** The id suffixes of the icons that a module imports by name: `Share2` is in `share-2.mjs`. */
export function iconFiles(code: string): string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(
    ([, list = '']) => list.split(','),
  );
  return names
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => name.replace(/([a-z])(?=[A-Z\d])|(\d)(?=[A-Z])/g, '$&-').toLowerCase())
    .map((name) => `/lucide-react/dist/esm/icons/${name}.mjs`);
}

/** Every module that `roots` import directly or indirectly, including the roots. */
function closureOf(roots: readonly string[], needsOf: NeedsOf): Set<string> {
  if (roots.length === 0)
    throw new Error('vite.chunks.ts names a module that does not exist: update its path there');
  const found = new Set(roots);
  for (const id of found) needsOf(id).forEach((needed) => found.add(needed));
  return found;
}

/**
 * Assigns every module of the member's home to a chunk. Modules that the landing page or other public pages need as
 * well get separate chunks, so that visitors load nothing more because of it.
 * @throws Error if one of the starting modules is missing
 */
export function homeChunks(
  ids: readonly string[],
  needsOf: NeedsOf,
): Map<string, (typeof HOME_CHUNKS)[number]> {
  const endingIn = (ends: readonly string[]) =>
    closureOf(
      ids.filter((id) => ends.some((end) => id.endsWith(end))),
      needsOf,
    );
  const landing = endingIn(LANDING_MODULES);
  const visitors = closureOf(
    ids.filter((id) => VISITORS.test(id)),
    needsOf,
  );
  return new Map(
    [...endingIn(HOME_MODULES)].map((id) => [
      id,
      landing.has(id) ? 'home-and-landing' : visitors.has(id) ? 'home-and-visitors' : 'home',
    ]),
  );
}

/**
 * Decides which modules share a chunk, and adds the tags that preload chunks. The modules of every entry page form one
 * file, and so do most modules of a member's first screen. By default the bundler makes a chunk for every set of
 * screens that share a module: most chunks were smaller than 1 kB, and the feed had to wait for seventy requests. Every
 * other screen keeps a separate chunk.
 */
export function siteChunks(): Plugin {
  let chunks = new Map<string, string>();
  return {
    name: 'site-chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // By default a shared chunk is named after all its importers. Short names keep the tag of `early.js`, which
            // lists them, within the page's first kB, where the charset declaration has to be.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 4 },
                ...HOME_CHUNKS.map((name, index) => ({
                  name,
                  test: (id: string) => chunks.get(id) === name,
                  // Tree shaking happens later, so only the imports are known here. Modules that the landing page does
                  // not use in the end must not be in its chunk.
                  ...(name === 'home-and-landing' && {
                    entriesAware: true,
                    entriesAwareMergeThreshold: 2700,
                  }),
                  // A chunk also takes the imports of its modules, so the chunk with the most users has priority.
                  priority: 3 - index,
                })),
              ],
            },
          },
        },
      },
    }),
    buildEnd(fault) {
      if (fault) return;
      const ids = [...this.getModuleIds()];
      chunks = homeChunks(ids, (id) => {
        const module = this.getModuleInfo(id);
        const needs = module?.importedIds ?? [];
        if (!needs.some((needed) => ICONS.test(needed))) return needs;
        const icons = iconFiles(module?.code ?? '');
        return [
          ...needs.filter((needed) => !ICONS.test(needed)),
          ...ids.filter((needed) => icons.some((file) => needed.endsWith(file))),
        ];
      });
    },
    transformIndexHtml: (_html, { bundle }) => {
      const built = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
      const entries = built.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const files = built.length === 0 ? [] : [...chunksBefore({ modules: HOME_MODULES }, built).keys()];
      return earlyTags(
        files.filter((file) => !entries.includes(file)),
        singleScriptFile(bundle, EARLY_POSTS.name),
      );
    },
  };
}

/**
 * The tags that fetch data and code for a member before the site's code runs. Prerendered pages leave them out
 * (prerender/page.ts).
 */
function earlyTags(homeFiles: readonly string[], posts: string | undefined): HtmlTagDescriptor[] {
  const tag = (name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
    tag: name,
    attrs,
    // After the charset declaration, which has to be within the page's first kB.
    injectTo: 'head',
  });
  return [
    tag('link', { rel: 'preconnect', href: placeholders.apiOrigin, crossorigin: true }),
    tag('script', {
      src: '/early.js',
      'data-api': placeholders.apiOrigin,
      ...(posts !== undefined && { 'data-posts': `/${posts}` }),
      'data-home': homeFiles.map((file) => `/${file}`).join(' '),
    }),
  ];
}
