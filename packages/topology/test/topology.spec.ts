import type { Programs } from '../src/parts/programs.ts';
import { killApi, killPostgres, stopStore, upgrade } from '../src/phases.ts';
import { faultsOf, formatReport } from '../src/report/report.ts';
import { runTopology } from '../src/run.ts';
import { withTopology } from '../src/topology.ts';
import { describeWithPrograms } from './support/programs.ts';

/** Half of what the long run, `npm run topology`, lets be at work. */
const MEMBERS = 12;

describeWithPrograms('the whole on several machines', (programs: Programs) => {
  it('loses nothing that was acknowledged, whatever breaks, and is upgraded unnoticed', async () => {
    const report = await withTopology({ programs }, (topology) =>
      runTopology(topology, {
        members: MEMBERS,
        phases: [killApi, killPostgres, stopStore(2), upgrade],
        signal: new AbortController().signal,
        log: () => undefined,
      }),
    );
    expect({ faults: faultsOf(report), report: formatReport(report) }).toMatchObject({ faults: [] });
    expect(report.findings.acknowledged).toBeGreaterThan(100);
    expect(report.findings.replicaReads).toBeGreaterThan(0);
  });
});
