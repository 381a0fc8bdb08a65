import type { HtmlTagDescriptor, Plugin } from 'vite';
import { placeholders } from '../packages/web-kit/vite/configuredFiles.ts';
import { chunksBefore, HOME_MODULES, LANDING_MODULES } from './vite.budget.ts';
import { earlyPostsFile } from './vite.earlyPosts.ts';

/** What visitors load besides: the forms of the landing page, its sections, the other public pages. */
const VISITORS =
  /\/src\/(?:screens\/(?:public|auth)\/\w+Screen|screens\/(?:Info|NotFound)Screen|screens\/landing\/LandingSections|features\/auth\/AuthForms)\.tsx$/;

/** What the member's home is put together from beside the entry: what the landing page and other pages share with it, and its own. */
const HOME_CHUNKS = ['home-and-landing', 'home-and-visitors', 'home'] as const;

/** What one module needs before it can run, by ids. */
type NeedsOf = (id: string) => readonly string[];

/** The icons' index: whoever imports one icon from it does not need the others. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** The ends of the ids of the icons that a module imports by name: `Share2` is in `share-2.mjs`. */
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

/** Every module that one of `roots` needs, the roots included. */
function closureOf(roots: readonly string[], needsOf: NeedsOf): Set<string> {
  if (roots.length === 0)
    throw new Error('A module that vite.chunks.ts names is not there: name it as it is called now');
  const found = new Set(roots);
  for (const id of found) needsOf(id).forEach((needed) => found.add(needed));
  return found;
}

/**
 * The chunk of every module that the member's home needs. Visitors load no more for it: what the landing page is painted
 * from as well, and what other pages of visitors need, are chunks of their own.
 * @throws Error when a module that it starts from is not there
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
 * Which modules travel together, and what sends for them early. What every address begins with is one file, and so is most
 * of what a member sees first: left alone, the bundler makes a chunk for each set of screens that have something in common,
 * most of them below one kB, and the feed waited in line for seventy. Every other screen keeps a chunk of its own.
 */
export function siteChunks(): Plugin {
  let chunks = new Map<string, string>();
  return {
    name: 'site-chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // What several chunks share would be named after all of them, and `early.js` has to be told the names within
            // the page's first kB: the character set must be known by then.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 4 },
                ...HOME_CHUNKS.map((name, index) => ({
                  name,
                  test: (id: string) => chunks.get(id) === name,
                  // Whose modules are wanted by whom is known here by imports alone, before what nobody uses has been
                  // left out: what the landing page does not use after all must not travel to it.
                  ...(name === 'home-and-landing' && {
                    entriesAware: true,
                    entriesAwareMergeThreshold: 2500,
                  }),
                  // A chunk takes along what its modules need, so those that are in more hands come first.
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
        earlyPostsFile(bundle),
      );
    },
  };
}

/** What fetches for a member before the site's code has come. Prerendered pages do without (prerender/page.ts). */
function earlyTags(homeFiles: readonly string[], posts: string | undefined): HtmlTagDescriptor[] {
  const tag = (name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
    tag: name,
    attrs,
    // Behind the character set, which has to stand within the page's first kB.
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
