import { groupsNamed } from '../testing/long-groups.ts';
import { runTests, runWhatChanged } from '../testing/run-tests.ts';
import { buildApp } from './build.ts';
import { check } from './check.ts';
import type { CommandResult } from './command.ts';
import { checkContract, generateContract } from './contract.ts';
import { runInterruptibly } from './interruptible.ts';
import { generateRows, generateSchema } from './migrations.ts';
import { generateReference } from './reference.ts';

/** `npm run check` */
export function checkCommand(): Promise<void> {
  return runInterruptibly(check);
}

/** `npm test`, `npm run test:all`, and `npm run test:changed`, which `.ci/run` runs. */
export function testCommand(which: string | undefined, names: string[]): Promise<void> {
  return runInterruptibly(async (signal) => {
    if (which === 'changed') return runWhatChanged(signal);
    if (which !== 'all') return runTests({ regular: true, groups: [] }, signal);
    try {
      return await runTests({ regular: names.length === 0, groups: groupsNamed(names) }, signal);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  });
}

/** `npm run api:generate` and `npm run api:check` */
export function apiCommand(verb: string | undefined): Promise<void> {
  return runInterruptibly(async (signal) => {
    if (verb === 'generate') return report(await generateContract(signal));
    if (verb === 'check') return report(await checkContract(signal));
    console.error('Usage: npm run api:generate, or npm run api:check');
    return false;
  });
}

/** `npm run schema:generate` */
export function schemaCommand(): Promise<void> {
  return runInterruptibly(async (signal) => {
    const rows = await generateRows(signal);
    if (!report(rows)) return false;
    const build = await buildApp('backend', signal);
    return report(build.ok ? await generateSchema(signal) : build);
  });
}

/** `npm run docs:generate` */
export function docsCommand(): Promise<void> {
  return runInterruptibly(async (signal) => report(await generateReference(signal)));
}

function report({ ok, output }: CommandResult): boolean {
  if (output.trim() !== '') console.log(output.trimEnd());
  return ok;
}
