import { watch } from 'node:fs';
import { RunningApi } from './running-api.ts';
import { compile, prepareOutput, MAIN, SOURCES } from './project.ts';

/** Milliseconds without a further change after which the API is compiled: an editor writes a file in several steps. */
const QUIET_MS = 100;

/** `npm run dev -w backend`: compiles after each change, and restarts the API unless there is a syntax error. */
await prepareOutput();
const api = new RunningApi(MAIN);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.end());

let compiled = compileAndRestart();
let timer: NodeJS.Timeout | undefined;
watch(SOURCES, { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    compiled = compiled.then(compileAndRestart);
  }, QUIET_MS);
});

async function compileAndRestart(): Promise<void> {
  try {
    await compile();
    api.restart();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
