import { runInterruptibly } from '@campus-commons/local/interruptible.ts';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPrograms, missingProgramsMessage } from './services/programs.ts';
import {
  addSynchronousStandby,
  failOver,
  killApi,
  killPostgres,
  noFault,
  restartPostgres,
  stopRedis,
  stopReplica,
  stopStore,
  upgrade,
} from './phases.ts';
import { faultsOf, formatReport } from './report/report.ts';
import { runTopology } from './run.ts';
import { withTopology } from './topology.ts';

const MEMBERS = 24;
const PHASES = [
  noFault,
  ...[killApi, killApi, killApi],
  restartPostgres,
  ...[killPostgres, killPostgres, killPostgres],
  stopStore(20),
  stopRedis(10),
  stopReplica(10),
  upgrade,
  ...[killApi, restartPostgres, killPostgres],
  ...[addSynchronousStandby, failOver],
  noFault,
];

/**
 * `npm run topology [file]`: the long run. Prints its report and writes it to the file; when the report lists a fault,
 * the logs of all services are copied to `<file>.logs`.
 */
await runInterruptibly(async (signal) => {
  const programs = findPrograms();
  if ('missing' in programs) {
    console.error(missingProgramsMessage(programs.missing));
    return false;
  }
  const [, , name] = process.argv;
  const file = name === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? '', name);
  const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
  log('starting everything');
  try {
    const report = await withTopology({ programs }, async (topology) => {
      const result = await runTopology(topology, { members: MEMBERS, phases: PHASES, signal, log });
      if (file !== undefined && faultsOf(result).length > 0) {
        await cp(topology.environment.logs, `${file}.logs`, { recursive: true });
      }
      return result;
    });
    const text = formatReport(report);
    console.log(`\n${text}`);
    if (file !== undefined) await writeFile(file, text);
    return faultsOf(report).length === 0;
  } catch (fault) {
    // After Ctrl-C everything has been stopped, so the abort error is not printed.
    if (!signal.aborted) console.error(fault);
    return false;
  }
});
