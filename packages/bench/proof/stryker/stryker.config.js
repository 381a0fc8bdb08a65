import { availableParallelism } from 'node:os';
import path from 'node:path';

/**
 * Read by `stryker run`, in the backend's folder; `run.ts` names the files to mutate.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  jest: { configFile: path.join(import.meta.dirname, 'jest.config.js') },
  // Jest runs native ESM in contexts of node:vm.
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // Which test reaches which mutant, so that each mutant runs only those.
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  // Node never frees native modules: a runner that goes on has 3 GB after some hundred mutants.
  maxTestRunnerReuse: 40,
  // A hashed password takes a tenth of a second, and a mutant may hash several.
  timeoutMS: 10_000,
  tempDirName: '.data/stryker/sandbox',
  ignorePatterns: ['dist', 'test'],
  // One line for each step instead of a bar that redraws itself.
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.data/stryker/report.json' },
  allowConsoleColors: false,
};
