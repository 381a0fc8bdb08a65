import { runInterruptibly } from '@campus-commons/local/interruptible.ts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drillAlerts } from './alerts/drill.ts';
import { LAST_PROVOCATIONS, NOT_PROVOKED, PROVOCATIONS } from './alerts/provocations.ts';
import { table } from './report/table.ts';
import { findPrograms, missingProgramsMessage } from './services/programs.ts';

/**
 * `npm run alerts -w packages/topology [file]`: provokes every alert whose window allows it, and reports which fired. Needs root,
 * for the small file system that it fills, and takes 25 minutes.
 */
await runInterruptibly(async (signal) => {
  const programs = findPrograms();
  if ('missing' in programs) {
    console.error(missingProgramsMessage(programs.missing));
    return false;
  }
  const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
  const { targets, atRest, fired, failures } = await drillAlerts(programs, log, signal);
  const rows = [...PROVOCATIONS, ...LAST_PROVOCATIONS].flatMap(({ how, alerts }) =>
    alerts.map((alert) => {
      const seconds = fired.get(alert);
      return [alert, how, seconds === undefined ? 'did not fire' : `after ${seconds} s`];
    }),
  );
  for (const [alert, why] of Object.entries(NOT_PROVOKED)) rows.push([alert, '', `not provoked: ${why}`]);
  const down = targets.filter(({ isUp }) => !isUp).map(({ job, address }) => `${job} ${address}`);
  const text = [
    `${targets.length} targets, ${down.length === 0 ? 'all up' : `down: ${down.join(', ')}`}; firing at rest: ${atRest.join(', ') || 'none'}`,
    '',
    table(['alert', 'provoked by', 'fired'], rows),
    ...failures.map((failure) => `- ${failure}`),
    '',
  ].join('\n');
  console.log(`\n${text}`);
  const [, , name] = process.argv;
  if (name !== undefined) await writeFile(path.resolve(process.env.INIT_CWD ?? '', name), text);
  return (
    [down, atRest, failures].every(({ length }) => length === 0) &&
    [...fired.values()].every((at) => at !== undefined)
  );
});
