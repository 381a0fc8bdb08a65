import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Ends of the ids of what a member sees first: the frame and the feed. */
export const HOME_MODULES = ['/src/app/layouts/MemberLayout.tsx', '/src/screens/DashboardScreen.tsx'];
/** Of what the landing page is painted from. */
export const LANDING_MODULES = ['/src/app/layouts/PublicLayout.tsx', '/src/screens/LandingScreen.tsx'];

/** What a browser may have to load before it can paint something. */
export interface Budget {
  /** What is painted, for messages. */
  name: string;
  /** What paints it, beside the entry: the ends of module ids. */
  modules: readonly string[];
  /** Gzipped bytes of JavaScript. */
  bytes: number;
  /** Files of JavaScript: each is a request, and on a slow line each may wait for a round trip. */
  files: number;
}

/** The page that visitors arrive on. */
const landing: Budget = {
  name: 'The landing page',
  modules: LANDING_MODULES,
  bytes: 170_000,
  files: 14,
};

/** What a member opens the site for. On 400 kbit/s every 50 kB are a second. */
const firstPost: Budget = {
  name: 'The first post',
  modules: HOME_MODULES,
  bytes: 249_000,
  files: 12,
};

/** Gzipped bytes of what shows the first posts to read before that (vite.earlyPosts.ts): all of it comes before them. */
export const EARLY_POSTS_BYTES = 4500;

/** The parts of an output chunk that decide what it makes somebody load. */
export interface OutputChunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  /** Ids of the modules in it. */
  moduleIds: readonly string[];
  /** File names of the chunks that must be there before this one can run. */
  imports: readonly string[];
}

/**
 * Every chunk that has to arrive before something is painted, with its gzipped size in bytes.
 * @throws Error when one of the modules is in no chunk, because then nothing would be measured
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

/** What is beyond a budget, as a sentence that says what to do; undefined when nothing is. */
export function overdraft(budget: Budget, chunks: readonly OutputChunk[]): string | undefined {
  const sizes = chunksBefore(budget, chunks);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (bytes <= budget.bytes && sizes.size <= budget.files) return undefined;
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 8);
  return (
    `${budget.name} waits for ${bytes} bytes of gzipped JavaScript in ${sizes.size} files; ` +
    `its budget is ${budget.bytes} in ${budget.files}. ` +
    `Largest: ${largest.map(([name, size]) => `${name} ${size}`).join(', ')}. ` +
    'Load with lazy() what is not needed for the first paint; vite.chunks.ts says what travels together.'
  );
}

/** Fails the build when somebody would have to wait for more JavaScript than the budgets allow. */
export function siteBudgets(budgets: readonly Budget[] = [landing, firstPost]): Plugin {
  return {
    name: 'site-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const faults = budgets.flatMap((budget) => overdraft(budget, chunks) ?? []);
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
