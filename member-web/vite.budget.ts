import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Gzipped bytes of JavaScript that a visitor may wait for before the landing page is painted. */
export const FIRST_PAINT_BUDGET = 170_000;

/** What the landing page is painted from, beside the entry: the ends of the module ids of its frame and screen. */
const landingModules = ['/src/app/layouts/PublicLayout.tsx', '/src/screens/LandingScreen.tsx'];

/** The parts of an output chunk that decide what it makes a visitor load. */
export interface OutputChunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  /** File names of the chunks that must be there before this one can run. */
  imports: string[];
}

/**
 * Every chunk that has to arrive before the landing page is painted, with its gzipped size in bytes.
 * @throws Error when the landing page is not among the chunks, because then nothing would be measured
 */
export function firstPaintChunks(chunks: readonly OutputChunk[]): Map<string, number> {
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
  for (const module of landingModules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) {
      throw new Error(`${module} has no chunk of its own: name the landing page's chunks in vite.budget.ts`);
    }
    visit(chunk);
  }
  return sizes;
}

/** Fails the build when the landing page makes a visitor wait for more JavaScript than the budget allows. */
export function firstPaintBudget(limit = FIRST_PAINT_BUDGET): Plugin {
  return {
    name: 'first-paint-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const sizes = firstPaintChunks(chunks);
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      if (total > limit) {
        const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, 8);
        this.error(
          `The landing page waits for ${total} bytes of gzipped JavaScript, ${total - limit} more than its budget of ${limit}. ` +
            `Largest: ${largest.map(([name, size]) => `${name} ${size}`).join(', ')}. ` +
            'Load what is not needed for the first paint with lazy().',
        );
      }
    },
  };
}
