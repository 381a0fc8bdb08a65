import { runInterruptibly } from '@campus-commons/local/interruptible.ts';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from './alerts/alert-log.ts';
import { drillAlerts } from './alerts/drill.ts';
import { LAST_PROVOCATIONS, NOT_PROVOKED, PROVOCATIONS, PROVOKED } from './alerts/provocations/all.ts';
import { faultsOfCoverage, readAlertRules } from './alerts/rules.ts';
import type { Provocation } from './alerts/stage.ts';
import { table } from './report/report.ts';
import { findPrograms, missingProgramsMessage } from './services/programs.ts';

/**
 * `npm run alerts -w packages/topology -- [file] [--only ALERT]…`: provokes every alert whose window allows it, or only the named
 * ones, and reports which fired. Needs root, for the small file systems that it fills. All alerts take more than 20 minutes.
 */
await runInterruptibly(async (signal) => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const faults = faultsOfCoverage(await readAlertRules(), PROVOKED, NOT_PROVOKED);
  for (const name of values.only) {
    if (!PROVOKED.includes(name)) faults.push(`--only ${name}: no provocation has this alert`);
  }
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    return false;
  }
  const programs = findPrograms();
  if ('missing' in programs) {
    console.error(missingProgramsMessage(programs.missing));
    return false;
  }
  const chosen = (all: readonly Provocation[]) =>
    all.filter(
      ({ alerts }) => values.only.length === 0 || alerts.some((alert) => values.only.includes(alert)),
    );
  const [provocations, lastProvocations] = [chosen(PROVOCATIONS), chosen(LAST_PROVOCATIONS)];
  const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
  const load = () =>
    loadavg()
      .map((each) => each.toFixed(1))
      .join(' ');
  const loadBefore = load();
  const { targets, atRest, outcomes, failures } = await drillAlerts({
    programs,
    provocations,
    lastProvocations,
    log,
    signal,
  });
  const rows = [...provocations, ...lastProvocations].flatMap(({ how, alerts }) =>
    alerts.map((alert) => [alert, how, wordsOf(outcomes.get(alert))]),
  );
  if (values.only.length === 0) {
    for (const [alert, why] of Object.entries(NOT_PROVOKED)) rows.push([alert, '', `not provoked: ${why}`]);
  }
  const down = targets.filter(({ isUp }) => !isUp).map(({ job, address }) => `${job} ${address}`);
  const text = [
    `${targets.length} targets, ${down.length === 0 ? 'all up' : `down: ${down.join(', ')}`}; firing at rest, or about to: ${atRest.join(', ') || 'none'}`,
    '',
    `Load of the machine (1, 5 and 15 minutes, ${availableParallelism()} cores): ${loadBefore} before, ${load()} at the end.`,
    '',
    table(['alert', 'provoked by', 'fired'], rows),
    ...failures.map((failure) => `- ${failure}`),
    '',
  ].join('\n');
  console.log(`\n${text}`);
  const [name] = positionals;
  if (name !== undefined) await writeFile(path.resolve(process.env.INIT_CWD ?? '', name), text);
  return (
    [down, atRest, failures].every(({ length }) => length === 0) &&
    [...outcomes.values()].every(({ seconds, isEarly }) => seconds !== undefined && !isEarly)
  );
});

function wordsOf({ seconds, isEarly }: Outcome = { isEarly: false }): string {
  const words = seconds === undefined ? 'did not fire' : `after ${seconds} s`;
  return isEarly ? `before it was provoked; then ${words}` : words;
}
