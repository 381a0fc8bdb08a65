import { TransparencyService } from '../src/modules/transparency/transparency.service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import { joinMember, PASSWORD } from './support/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('TRUNCATE transparency_month, transparency_count, review_case, grievance CASCADE');
  await app.rows('DELETE FROM member');
});

/** The month that began so many months ago in India, as 2026-10. */
const monthAgo = async (months: number): Promise<string> => {
  const [row] = await app.rows<{ month: string }>(
    `SELECT to_char(now() AT TIME ZONE 'Asia/Kolkata' - $1::int * interval '1 month', 'YYYY-MM') AS month`,
    [months],
  );
  return row?.month ?? '';
};
/** A moment of a month in India, by SQL. */
const at = (month: string, rest = '15 12:00') => `TIMESTAMP '${month}-${rest}' AT TIME ZONE 'Asia/Kolkata'`;
/** The first member joined in this month. */
async function begin(month: string): Promise<void> {
  await joinMember(app);
  await app.rows(`UPDATE member SET created_at = ${at(month)}`);
}
/** A case that was decided, with a report. */
async function decide(when: string, what: Record<string, unknown> = {}, reason = 'scam'): Promise<string> {
  const values = { outcome: 'violation', measure: null, state: 'decided', ...what };
  const [row] = await app.rows<{ id: string }>(
    `INSERT INTO review_case (target_kind, target_id, priority, due_at, opened_at, snapshot, revision, outcome, measure, state, until,
                              decided_at, told_at)
     VALUES ('member', (random() * 1e9)::bigint, 1, ${when}, ${when}, '{}', 1, $1, $2::varchar, $3,
             CASE WHEN $2::varchar = 'limit' THEN ${when} END, ${when}, ${when}) RETURNING id`,
    [values.outcome, values.measure, values.state],
  );
  const id = row?.id ?? '';
  await app.rows(`INSERT INTO report (case_id, reason, at) VALUES ($1, $2, ${when})`, [id, reason]);
  return id;
}
async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n += 1) await act();
}
let references = 0;
/** A grievance that was due then, and was answered so many days before that, or never. */
const grieve = (due: string, daysBefore: number | null) =>
  app.rows(
    `INSERT INTO grievance (reference, key_hash, name, email, text, due_at, state, answer, answered_at)
     VALUES ($1, '', 'a', 'a@example.in', 'a', ${due}, CASE WHEN $2::int IS NULL THEN 'open' ELSE 'answered' END,
             CASE WHEN $2::int IS NOT NULL THEN 'a' END, ${due} - $2::int * interval '1 day')`,
    [`REF${(references += 1)}`, daysBefore],
  );
const count = () => app.nest.get(TransparencyService).countMonths();
const read = async (body: object = {}) =>
  (await app.call('/public/getTransparency', body).expect(200)).body.data;
const shown = (counts: { name: string; count: number | null }[]) =>
  Object.fromEntries(counts.filter((one) => one.count !== 0).map((one) => [one.name, one.count]));

describe('the numbers of a month', () => {
  it('are those of what happened in it, by the days of India, without what was undone', async () => {
    const [month, running] = [await monthAgo(1), await monthAgo(0)];
    await begin(month);
    await times(6, () => decide(at(month)));
    await times(5, () => decide(at(month, '01 00:00'), { measure: 'warning' }, 'ragging'));
    await times(7, () => decide(at(month), { outcome: 'no_violation' }, 'spam'));
    await times(5, () => decide(at(month), { measure: 'limit', state: 'undone' }, 'hate'));
    await times(5, () => decide(at(running, '01 00:00'), { measure: 'suspension' }, 'other'));
    const overturned = await Promise.all(
      Array.from({ length: 5 }, () => decide(at(month, '02 00:00'), { state: 'overturned' }, 'hate')),
    );
    await app.rows(
      `INSERT INTO appeal (case_id, text, reply, decided_at) SELECT unnest($1::bigint[]), 'a', 'a', ${at(month)}`,
      [overturned],
    );
    await app.rows(
      `INSERT INTO referral (case_id, referred_to, reference, at) SELECT $1::bigint, 'Police', n::text, ${at(month)}
         FROM generate_series(1, 8) n`,
      [overturned[0]],
    );
    await times(9, () => grieve(at(month), 0));
    await times(5, () => grieve(at(month), -1));
    await times(1, () => grieve(at(month), null));
    await count();
    const numbers = await read();
    expect(numbers.month).toBe(month);
    expect(shown(numbers.reports)).toEqual({ scam: 6, ragging: 5, spam: 7, hate: 10 });
    expect(shown(numbers.decisions)).toEqual({ violation: 11, warning: 5, no_violation: 7 });
    expect(shown(numbers.appeals)).toEqual({ overturned: 5 });
    expect(shown(numbers.grievances)).toEqual({ in_time: 9, late: 6 });
    expect(shown(numbers.others)).toEqual({ referral: 8 });
  });

  it('name none below 5, and no sum from which one could be found', async () => {
    const month = await monthAgo(1);
    await begin(month);
    await times(6, () => decide(at(month)));
    await times(4, () => decide(at(month), { measure: 'suspension' }, 'hate'));
    await times(5, () => grieve(at(month), 0));
    await times(1, () => grieve(at(month), -1));
    await count();
    const { month: _month, months: _months, ...topics } = await read();
    const all = Object.values(topics as Record<string, { name: string; count: number | null }[]>).flat();
    expect(
      Object.fromEntries(all.filter((one) => one.count !== 0).map((one) => [one.name, one.count])),
    ).toEqual({
      scam: 6,
      hate: null,
      violation: 6,
      suspension: null,
      in_time: 5,
      late: null,
    });
  });

  it('stay as they were counted, whatever is deleted or decided later', async () => {
    const month = await monthAgo(1);
    await begin(month);
    await times(6, () => decide(at(month)));
    await times(6, () => grieve(at(month), 0));
    await count();
    const before = await read();
    await app.rows('DELETE FROM review_case');
    await app.rows('DELETE FROM grievance');
    await times(3, () => decide(at(month)));
    await count();
    expect(await read()).toEqual(before);
    expect(shown(before.reports)).toEqual({ scam: 6 });
  });

  it('are counted once by two processes, month by month from the first member on', async () => {
    const [older, newer] = [await monthAgo(3), await monthAgo(1)];
    await begin(older);
    await times(6, () => decide(at(older)));
    await times(7, () => decide(at(newer), {}, 'spam'));
    const other = await startReplica();
    await Promise.all([count(), other.nest.get(TransparencyService).countMonths()]);
    await other.close();
    await count();
    const newest = await read();
    expect(newest.months).toEqual([newer, await monthAgo(2), older]);
    expect(newest.month).toBe(newer);
    expect(shown(newest.reports)).toEqual({ spam: 7 });
    expect(shown((await read({ month: older })).reports)).toEqual({ scam: 6 });
    expect(shown((await read({ month: await monthAgo(2) })).reports)).toEqual({});
  });

  it('have the accounts of those younger than 16, which are gone before it is over', async () => {
    const month = await monthAgo(1);
    await times(5, async () => {
      const { token } = await joinMember(app);
      await app.call('/user/account/setAge', { band: 'under16', password: PASSWORD }, token).expect(200);
    });
    // The month goes by, and the accounts are purged.
    await app.rows(`UPDATE transparency_count SET month = (month - interval '1 month')::date`);
    await app.rows('DELETE FROM member');
    await begin(month);
    await count();
    expect(shown((await read()).others)).toEqual({ too_young: 5 });
  });
});

it('has no numbers before the first month is over, and says so for one that is not counted', async () => {
  const now = await monthAgo(0);
  await begin(now);
  await count();
  expect(await read()).toMatchObject({ month: null, months: [], reports: expect.any(Array) });
  const refused = await app.call('/public/getTransparency', { month: now }).expect(404);
  expect(refused.body.message).toBe('There are no numbers of this month. Choose one that is over.');
  for (const month of ['2026-13', '2026', 'last', 7]) {
    const { body } = await app.call('/public/getTransparency', { month }).expect(400);
    expect(body.errors.month).toBe('month must be a year and a month, such as 2026-10');
  }
});
