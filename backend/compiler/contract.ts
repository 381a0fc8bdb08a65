import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { before as describeForContract } from '@nestjs/swagger/plugin';
import ts from 'typescript';

/**
 * `npm run openapi:emit -w backend -- <file>`: writes the contract. TypeScript compiles the API once more, because
 * Nest's plugin takes comments and types of the DTO classes from the type checker.
 */
const BACKEND = path.resolve(import.meta.dirname, '..');
/** Below `node_modules`: there the compiled files find their packages, and other tools ignore them. */
const OUTPUT = path.join(BACKEND, 'node_modules', '.cache', 'contract');

const format: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
  getNewLine: () => ts.sys.newLine,
};

await rm(OUTPUT, { recursive: true, force: true });
await cp(path.join(BACKEND, 'package.json'), path.join(OUTPUT, 'package.json'));
const configuration = ts.getParsedCommandLineOfConfigFile(
  path.join(BACKEND, 'tsconfig.contract.json'),
  { outDir: OUTPUT },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => fail([fault]) },
);
if (configuration) {
  const { options, fileNames, errors } = configuration;
  const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
  fail(ts.getPreEmitDiagnostics(program));
  const plugin = describeForContract(
    {
      introspectComments: true,
      classValidatorShim: true,
      esmCompatible: true,
      dtoFileNameSuffix: ['.dto.ts'],
    },
    program,
  );
  fail(program.emit(undefined, undefined, undefined, undefined, { before: [plugin] }).diagnostics);
  await import(path.join(OUTPUT, 'contract', 'emit.cli.js'));
}

/** Prints the errors, if any, and ends the process. */
function fail(faults: readonly ts.Diagnostic[]): void {
  if (faults.length === 0) return;
  console.error(ts.formatDiagnosticsWithColorAndContext(faults, format));
  process.exit(1);
}
