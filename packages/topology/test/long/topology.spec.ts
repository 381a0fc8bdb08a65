import type { Programs } from '../../src/services/programs.ts';
import {
  addSynchronousStandby,
  failOver,
  killApi,
  killPostgres,
  stopStore,
  upgrade,
} from '../../src/phases.ts';
import { faultsOf, formatReport } from '../../src/report/report.ts';
import { runTopology } from '../../src/run.ts';
import { withTopology } from '../../src/topology.ts';
import { describeWithPrograms } from '../support/programs.ts';

/** Half the number of members of the long run, `npm run topology`. */
const MEMBERS = 12;

describeWithPrograms('the product on several machines', (programs: Programs) => {
  it('loses no acknowledged write when services fail, and is upgraded without downtime', async () => {
    const report = await withTopology({ programs }, (topology) =>
      runTopology(topology, {
        members: MEMBERS,
        phases: [killApi, killPostgres, stopStore(2), upgrade, addSynchronousStandby, failOver],
        signal: new AbortController().signal,
        log: () => undefined,
      }),
    );
    expect({ faults: faultsOf(report), report: formatReport(report) }).toMatchObject({ faults: [] });
    const { statuses } = report.summaries.find(({ title }) => title === failOver.title) ?? {};
    // A 503 would sign every member out, and the processes themselves are there to answer.
    expect(
      [...(statuses?.keys() ?? [])].filter((status) => typeof status === 'string' || status > 299),
    ).toEqual([500]);
    expect(report.findings.acknowledged).toBeGreaterThan(100);
    expect(report.findings.replicaReads).toBeGreaterThan(0);
  });
});
