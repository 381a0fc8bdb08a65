import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Id suffixes of the modules that render a member's first screen: the frame and the feed. */
export const HOME_MODULES = ['/src/app/layouts/MemberLayout.tsx', '/src/screens/DashboardScreen.tsx'];
/** Id suffixes of the modules that render the landing page. */
export const LANDING_MODULES = ['/src/app/layouts/PublicLayout.tsx', '/src/screens/LandingScreen.tsx'];

/** A limit on the code that a browser has to load before it can paint a page. */
export interface Budget {
  /** What is painted, for error messages. */
  name: string;
  /** The modules that paint it, besides the entry: suffixes of module ids. */
  modules: readonly string[];
  /** Limit of JavaScript, gzipped bytes. */
  bytes: number;
  /** Limit of JavaScript files: each is a request, and on a slow connection each may cost a round trip. */
  files: number;
}

/**
 * What every page waits for: the packages, the theme, the routes, the session, and what has to be there before the network is
 * gone: the strip "You are offline", and what replaces a screen that cannot be loaded.
 */
const start: Budget = { name: 'Every page', modules: [], bytes: 150_900, files: 4 };

/** The first window of the page that most visitors arrive on. */
const landing: Budget = {
  name: 'The landing page',
  modules: LANDING_MODULES,
  bytes: 155_000,
  files: 5,
};

/** The first post that a member sees. At 400 kbit/s every 50 kB take one second. */
const firstPost: Budget = {
  name: 'The first post',
  modules: HOME_MODULES,
  // Quotes, code and whether a text has a formula took 0.3 kB of the 6 kB that their paper grants all of conversation.
  // The places of a poll's options, whose code comes when there is one, and the mark of one's own, took 0.9 kB, what
  // a question calls its answers 0.1 kB, and whether a post has topics, whose code comes when one has, 0.3 kB.
  // The address of the page for grievances and the link to it took 0.1 kB, which page a post stands on as much;
  // that of each month's numbers 0.05 kB.
  bytes: 261_300,
  files: 6,
};

/**
 * Whole first views, with what they load once they run. With the page itself, its style sheet, its fonts and the scripts of
 * fixed names (nine files, ten on the feed) each stays within twenty files: `npm run first-view -w packages/e2e` prints them.
 */
const wholeViews: Budget[] = [
  {
    name: 'The landing page with its forms',
    modules: [
      ...LANDING_MODULES,
      '/src/screens/landing/LandingSections.tsx',
      '/src/features/auth/AuthForms.tsx',
    ],
    // The client of the API is in it: each call takes some thirty bytes.
    bytes: 241_650,
    files: 10,
  },
  {
    name: 'A public page',
    modules: ['/src/app/layouts/PublicLayout.tsx', '/src/screens/public/AboutScreen.tsx'],
    bytes: 210_000,
    files: 8,
  },
  {
    name: 'A post with its comments',
    modules: [
      ...HOME_MODULES,
      '/src/screens/FeedDetailsScreen.tsx',
      '/src/features/comments/Comments.tsx',
      '/src/features/live/LiveConnection.tsx',
    ],
    // Replies took 2 kB of the 6 kB that their paper grants all of conversation; quotes, code and formulas 0.7 kB.
    // Polls took 0.9 kB, the words for answers 0.2 kB, topics 0.4 kB, and a menu of suggestions that both members and topics share
    // 0.6 kB; the link to the page for grievances 0.1 kB. Who may not take part in a page, and its own menu item, took 0.6 kB, a long thread that stays fast 0.1 kB.
    bytes: 304_800,
    files: 10,
  },
];

/**
 * The script that shows the early posts. They appear only after all of it has loaded. 1.3 kB of it find topics in every script, with
 * the table of letters that are one: without it a word of Hindi would be a link in part, or in another place than later.
 */
export const EARLY_POSTS = { name: 'early-posts.js', entry: 'src/early/earlyPosts.ts', budget: 5900 };

/** The properties of an output chunk that determine the code to load before the first paint. */
export interface OutputChunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  /** Ids of the modules in this chunk. */
  moduleIds: readonly string[];
  /** File names of the chunks that this chunk imports statically. */
  imports: readonly string[];
}

/**
 * Every chunk that has to load before something is painted, with its gzipped size in bytes.
 * @throws Error if one of the modules is in no chunk, because the result would then be too small
 */
export function chunksBefore(
  { modules }: Pick<Budget, 'modules'>,
  chunks: readonly OutputChunk[],
): Map<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map<string, number>();
  const visit = (chunk: OutputChunk | undefined): void => {
    if (!chunk || sizes.has(chunk.fileName)) {
      return;
    }
    sizes.set(chunk.fileName, gzipSync(chunk.code).length);
    chunk.imports.forEach((name) => visit(byName.get(name)));
  };
  chunks.filter((chunk) => chunk.isEntry).forEach(visit);
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) {
      throw new Error(`${module} is in no chunk: name the modules in vite.budget.ts as they are called now`);
    }
    visit(chunk);
  }
  return sizes;
}

/** The error message for an exceeded budget, with advice; undefined if it is not exceeded. */
export function budgetExcess(budget: Budget, chunks: readonly OutputChunk[]): string | undefined {
  const sizes = chunksBefore(budget, chunks);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (bytes <= budget.bytes && sizes.size <= budget.files) return undefined;
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 8);
  return (
    `${budget.name} waits for ${bytes} bytes of gzipped JavaScript in ${sizes.size} files; ` +
    `its budget is ${budget.bytes} in ${budget.files}. ` +
    `Largest: ${largest.map(([name, size]) => `${name} ${size}`).join(', ')}. ` +
    'Load with lazy() what is not needed for the first paint; vite.purposes.ts says what shares a file.'
  );
}

/** Fails the build when a page needs more JavaScript before its first paint than its budget allows. */
export function siteBudgets(budgets: readonly Budget[] = [start, landing, firstPost, ...wholeViews]): Plugin {
  return {
    name: 'site-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const excesses = budgets.flatMap((budget) => budgetExcess(budget, chunks) ?? []);
      if (excesses.length > 0) this.error(excesses.join('\n'));
    },
  };
}
