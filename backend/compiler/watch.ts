import { watch } from 'node:fs';
import ts from 'typescript';
import { RunningApi } from './running-api.ts';
import { CONFIGURATION, copyFunctions, FUNCTIONS, MAIN, prepareOutput } from './project.ts';
import { transformers } from './transform.ts';

/** `npm run dev -w backend`: compiles the changed files, and restarts the API when there are no type errors. */
await prepareOutput();
watch(FUNCTIONS, () => void copyFunctions().catch(console.error));
const api = new RunningApi(MAIN);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.end());

const host = ts.createWatchCompilerHost(
  CONFIGURATION,
  { preserveWatchOutput: true },
  ts.sys,
  ts.createEmitAndSemanticDiagnosticsBuilderProgram,
  // The default: prints each error with its source, in colour.
  undefined,
  (status, _newLine, _options, faults) => {
    console.log(ts.flattenDiagnosticMessageText(status.messageText, '\n'));
    if (faults === 0) api.restart();
  },
);
const createProgram = host.createProgram;
host.createProgram = (...of) => {
  const program = createProgram(...of);
  const emit = program.emit.bind(program);
  program.emit = (file, writeFile, cancellation, typesOnly) =>
    emit(file, writeFile, cancellation, typesOnly, transformers(program.getProgram()));
  return program;
};
ts.createWatchProgram(host);
