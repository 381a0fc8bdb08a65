import { availableParallelism } from 'node:os';
import { repository } from '../entry/install.mjs';
import { buildApp } from './build.ts';
import { runCommand, type CommandResult } from './command.ts';
import { checkContract } from './contract.ts';
import { checkEngines } from './engines.ts';
import { checkMigrations, checkRows } from './migrations.ts';
import { checkReference } from './reference.ts';
import { runSteps, type Step, type StepReport } from './schedule.ts';

/** Each step takes one core and a few hundred MB, so more parallel steps gain little even on a big machine. */
const MAX_PARALLEL = 4;

/** `npm run check`: all static checks. Prints a line for each step; returns false when one failed. */
export async function check(signal: AbortSignal): Promise<boolean> {
  const steps = listSteps(signal);
  const began = performance.now();
  const width = Math.max(...steps.map(({ name }) => name.length));
  const reports = await runSteps(steps, Math.min(availableParallelism(), MAX_PARALLEL), (report) =>
    console.log(formatLine(report, width)),
  );
  const failed = reports.filter(({ ok }) => !ok);
  for (const { name, output } of failed) console.log(`\n──── ${name} ────\n${output.trimEnd()}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    failed.length === 0
      ? `\nAll ${reports.length} checks passed in ${seconds} s.`
      : `\n${failed.length} of ${reports.length} checks failed in ${seconds} s: ${failed.map(({ name }) => name).join(', ')}`,
  );
  return failed.length === 0;
}

/** Long steps come first, so that none runs alone at the end. Steps that need the build wait for it. */
function listSteps(signal: AbortSignal): Step[] {
  const tool = (name: string, command: string[]): Step => ({
    name,
    run: () => runCommand(command, { cwd: repository, signal }),
  });
  const bin = (path: string) => [process.execPath, `node_modules/${path}`];
  return [
    tool('types', [...bin('oxlint/bin/oxlint'), '--disable-nested-config']),
    tool('lint', [...bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.']),
    { name: 'api:check', run: () => checkContract(signal) },
    { name: 'build backend', run: () => buildApp('backend', signal) },
    // Its build fails over a budget of page speed, so that the commit that exceeds one is the one that learns of it.
    { name: 'build member-web', run: () => buildApp('member-web', signal) },
    {
      name: 'migrations',
      needs: ['build backend'],
      run: () => checkMigrations(signal),
    },
    { name: 'rows', run: () => checkRows(signal) },
    { name: 'reference', run: () => checkReference(signal) },
    { name: 'engines', run: checkEngines },
    { name: 'trial', run: () => checkTrial(signal) },
    tool('format', [...bin('oxfmt/bin/oxfmt'), '--check']),
    tool('imports', [
      ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs', 'backend', 'member-web', 'admin-web', 'packages'],
    ]),
  ];
}

/** Whether the sum of the trial on fresh systems is of these files. A stale one is no failure: it is run before a release. */
async function checkTrial(signal: AbortSignal): Promise<CommandResult> {
  const trial = 'packages/setup/test/trial/trial.cli.ts';
  const command = [process.execPath, '--import', 'tsx', trial, '--check'];
  const { ok, output } = await runCommand(command, { cwd: repository, signal });
  const isJudged = /^trixie: /m.test(output);
  return { ok: isJudged, output, ...(!ok && isJudged && { note: output.trim().replaceAll('\n', '; ') }) };
}

function formatLine({ ok, name, seconds, note }: StepReport, width: number): string {
  const line = `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`;
  return note === undefined ? line : `${line}  ${note}`;
}
