import { runAllTests } from '../testing/run-all.ts';
import { buildBackend } from './build.ts';
import { check } from './check.ts';
import type { CommandResult } from './command.ts';
import { checkContract, generateContract } from './contract.ts';
import { runInterruptibly } from './interruptible.ts';
import { generateRows, generateSchema } from './migrations.ts';

/** `npm run check` */
export function checkCommand(): Promise<void> {
  return runInterruptibly(check);
}

/** `npm test` */
export function testCommand(): Promise<void> {
  return runInterruptibly(runAllTests);
}

/** `npm run api:generate` and `npm run api:check` */
export function apiCommand(verb: string | undefined): Promise<void> {
  return runInterruptibly(async (signal) => {
    if (verb === 'generate') return report(await afterBuild(signal, generateContract));
    if (verb === 'check') return report(await afterBuild(signal, checkContract));
    console.error('Usage: npm run api:generate, or npm run api:check');
    return false;
  });
}

/** `npm run schema:generate` */
export function schemaCommand(): Promise<void> {
  return runInterruptibly(async (signal) => {
    // The build is compiled with the row types.
    const rows = await generateRows(signal);
    return report(rows) && report(await afterBuild(signal, generateSchema));
  });
}

async function afterBuild(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<CommandResult>,
): Promise<CommandResult> {
  const build = await buildBackend(signal);
  return build.ok ? work(signal) : build;
}

function report({ ok, output }: CommandResult): boolean {
  if (output.trim() !== '') console.log(output.trimEnd());
  return ok;
}
