import type { Plugin } from 'vite';
import { chunksBefore, HOME_MODULES, type OutputChunk } from './vite.budget.ts';

/** What a member has loaded who read their feed for a moment: also what it loads once the browser is idle. */
const FEED_AT_REST = [
  ...HOME_MODULES,
  '/src/features/feeds/AllSince.tsx',
  '/src/features/live/LiveConnection.tsx',
  '/src/features/pages/PagesRail.tsx',
  '/src/features/search/exports/FrameSearch.tsx',
  '/src/screens/CourtyardStrip.tsx',
];
/** A list, details or a form of the tools, and what a member has loaded who opens it. */
interface ToolScreen {
  module: string;
  after: readonly string[];
}
const afterFeed = (name: string): ToolScreen => ({ module: `/src/screens/${name}.tsx`, after: FEED_AT_REST });
const afterScreen = (screen: string, ...forms: string[]): ToolScreen[] =>
  forms.map((form) => ({
    module: `/src/features/${form}.tsx`,
    after: [...FEED_AT_REST, `/src/screens/${screen}.tsx`],
  }));
const TOOL_SCREENS = [
  ...[
    'QuestionsScreen',
    'ArticlesScreen',
    'DraftsScreen',
    'ProjectsScreen',
    'ProjectDetailsScreen',
    'InternshipsScreen',
    'HelpWantedScreen',
    'OpeningDetailsScreen',
    'ApplicationScreen',
  ].map(afterFeed),
  ...afterScreen('ProjectsScreen', 'projects/form/ProjectForm'),
  ...afterScreen('InternshipsScreen', 'openings/form/NewOpening', 'openings/form/OpeningForm'),
  ...afterScreen('OpeningDetailsScreen', 'applications/ApplyDialog'),
  ...afterScreen('ApplicationScreen', 'records/form/IssueDialog'),
];
/** Limit of what each adds to that, gzipped bytes (student.md, section 9). */
const MAX_SCREEN_BYTES = 25_000;

/** The error message for a screen of the tools that adds too much; undefined if it does not. */
export function screenExcess(
  { module, after }: ToolScreen,
  chunks: readonly OutputChunk[],
): string | undefined {
  const loaded = chunksBefore({ modules: after }, chunks);
  const added = [...chunksBefore({ modules: [module] }, chunks)].filter(([name]) => !loaded.has(name));
  const bytes = added.reduce((sum, [, size]) => sum + size, 0);
  if (bytes <= MAX_SCREEN_BYTES) return undefined;
  return (
    `${module} adds ${bytes} bytes of gzipped JavaScript; its budget is ${MAX_SCREEN_BYTES}. ` +
    `It adds ${added.map(([name, size]) => `${name} ${size}`).join(', ')}.`
  );
}

/** Fails the build when a screen of the tools adds more JavaScript than its budget allows. */
export function screenBudgets(screens: readonly ToolScreen[] = TOOL_SCREENS): Plugin {
  return {
    name: 'screen-budgets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const excesses = screens.flatMap((screen) => screenExcess(screen, chunks) ?? []);
      if (excesses.length > 0) this.error(excesses.join('\n'));
    },
  };
}
