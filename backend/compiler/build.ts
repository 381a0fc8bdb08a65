import ts from 'typescript';
import { CONFIGURATION, prepareOutput } from './project.ts';
import { transformers } from './transform.ts';

/** `npm run build -w backend`: compiles the API into `dist`; writes no JavaScript when there is a type error. */
const format: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  getNewLine: () => ts.sys.newLine,
};

await prepareOutput();
const configuration = ts.getParsedCommandLineOfConfigFile(CONFIGURATION, undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (fault) => fail([fault]),
});
if (configuration) {
  const { options, fileNames, errors } = configuration;
  const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
  fail(ts.getPreEmitDiagnostics(program));
  fail(program.emit(undefined, undefined, undefined, undefined, transformers(program)).diagnostics);
}

/** Prints the errors, if any, and ends the build. */
function fail(faults: readonly ts.Diagnostic[]): void {
  if (faults.length === 0) return;
  console.error(ts.formatDiagnosticsWithColorAndContext(faults, format));
  process.exit(1);
}
