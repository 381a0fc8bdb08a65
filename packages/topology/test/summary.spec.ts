import { faultsOf, formatReport, type Findings } from '../src/report/report.ts';
import { summarise, type PhaseTimes } from '../src/report/summary.ts';
import type { Purpose, Request } from '../src/traffic/record.ts';

const outage: PhaseTimes = {
  title: 'the store is away',
  mayFail: ['upload'],
  from: 1_000,
  brokenAt: 2_000,
  backAt: 5_000,
  to: 10_000,
};
const request = (
  startedAt: number,
  status: number | undefined,
  purpose: Purpose = 'upload',
  took = 10,
): Request => ({
  purpose,
  call: `/${purpose}`,
  startedAt,
  endedAt: startedAt + took,
  status,
  resent: false,
});
const only = (...requests: Request[]) => {
  const [summary] = summarise([outage], requests);
  if (!summary) throw new Error('The phase has no summary');
  return summary;
};

describe('an outage', () => {
  it('may affect requests that need the service, until three seconds after its end', () => {
    const summary = only(
      request(900, 201),
      request(1_500, 201),
      request(3_000, 500),
      request(3_500, 200, 'read'),
      request(7_900, undefined),
      request(8_000, 201),
    );
    expect(summary).toMatchObject({ requests: 5, failed: 2, recoveryMs: 2_900, faults: [] });
    expect(Object.fromEntries(summary.statuses)).toEqual({ 200: 1, 201: 2, 500: 1, none: 1 });
  });

  it('must not last longer', () => {
    expect(only(request(8_100, 502)).faults).toEqual([
      'the store is away: still failing 3.1 s after the fault: /upload 502',
    ]);
  });

  it('must not affect other requests', () => {
    expect(only(request(3_000, 500, 'read')).faults).toEqual([
      'the store is away: 1 unexpected failures: /read 500',
    ]);
  });

  it('is never answered with 503', () => {
    expect(only(request(3_000, 503)).faults).toEqual([
      'the store is away: 1 × 503, which signs all members out',
    ]);
  });

  it('may also affect requests that started before it', () => {
    const calm = { ...outage, title: 'calm', mayFail: [], from: 0, brokenAt: 0, backAt: 0, to: 1_000 };
    const requests = [request(900, 502, 'upload', 1_500), request(950, 502, 'upload', 20)];
    const [before, after] = summarise([calm, outage], requests);
    expect(before?.faults).toEqual(['calm: 1 unexpected failures: /upload 502']);
    expect(after).toMatchObject({ requests: 1, failed: 1, faults: [] });
  });
});

describe('the report', () => {
  const well: Findings = {
    acknowledged: 12,
    lost: [],
    duplicated: [],
    unclear: 2,
    unclearWritten: 1,
    unseen: [],
    staleReads: [],
    wrongCounters: [],
    inconsistentPictures: [],
    pictures: 3,
    replicaReads: 5,
    primaryReads: 1,
    replicaDiffers: false,
  };
  const report = (changes: Partial<Findings> = {}) => ({
    summaries: [only(request(3_000, 500))],
    resent: 0,
    findings: { ...well, ...changes },
  });

  it('shows a table of the phases, and that nothing was lost', () => {
    expect(faultsOf(report())).toEqual([]);
    const text = formatReport(report());
    expect(text).toContain('| the store is away | 9       | 1        | 1      | 1 × 500   | 0.0 s');
    expect(text).toContain('- 12 writes acknowledged: 0 lost');
    expect(text).toContain('No fault.');
  });

  it.each([
    [{ lost: ['post 7'] }, '1 acknowledged but lost: post 7'],
    [{ duplicated: ['post'] }, '1 written twice: post'],
    [{ unseen: ['post 7'] }, '1 acknowledged but not shown: post 7'],
    [{ staleReads: ['post'] }, '1 not seen by their author: post'],
    [{ wrongCounters: ['likes of post 7'] }, '1 wrong counters: likes of post 7'],
    [{ inconsistentPictures: ['media/a'] }, '1 pictures without a file or row: media/a'],
    [{ replicaDiffers: true }, 'The replica differs from the primary'],
  ])('names a fault: %j', (changes, fault) => {
    expect(faultsOf(report(changes))).toEqual([fault]);
    expect(formatReport(report(changes))).toContain(`- ${fault}`);
  });
});
