import type { Job } from '../src/platform/jobs/job.js';
import { JOBS } from '../src/platform/jobs/job-list.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import { joinMember } from './support/factories.js';

const INTERVAL_SECONDS = 3600;

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await startReplica();
  // Runs the product's own jobs first, so that they are not counted here.
  await tickBoth();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const jobsOf = (replica: TestApp) => replica.nest.get(JobsService);
const tickBoth = () => Promise.all([jobsOf(app).tick(), jobsOf(other).tick()]);
const makeDue = (name: string) =>
  app.rows(`UPDATE job_run SET started_at = started_at - make_interval(secs => $2) WHERE name = $1`, [
    name,
    INTERVAL_SECONDS,
  ]);
const statusOf = async (name: string) =>
  (await jobsOf(other).status()).find((status) => status.name === name)!;

/** The same job on both replicas. */
function addToBoth(name: string, run: Job['run']): void {
  for (const replica of [app, other]) jobsOf(replica).add({ name, every: INTERVAL_SECONDS, run });
}

/** A promise that a job waits for and a test resolves. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

it('the registered jobs are exactly those of the list', async () => {
  const running = await jobsOf(app).status();
  const named = (jobs: readonly Pick<Job, 'name' | 'every'>[]) =>
    jobs.map(({ name, every }) => `${name}, every ${every} s`).sort();
  expect(named(running)).toEqual(named(Object.values(JOBS)));
});

describe('a job', () => {
  it('runs in one process only, and again after its interval', async () => {
    let runs = 0;
    addToBoth('count', () => {
      runs += 1;
      return Promise.resolve();
    });
    await tickBoth();
    await tickBoth();
    expect(runs).toBe(1);
    await makeDue('count');
    await tickBoth();
    expect(runs).toBe(2);
    expect(await statusOf('count')).toEqual({
      name: 'count',
      every: INTERVAL_SECONDS,
      startedAt: expect.any(Date),
      endedAt: expect.any(Date),
      succeededAt: expect.any(Date),
      error: null,
    });
  });

  it('is not started by another process while it runs', async () => {
    const [began, may] = [gate(), gate()];
    let runs = 0;
    addToBoth('slow', async () => {
      runs += 1;
      if (runs > 1) return;
      began.open();
      await may.opened;
    });
    const running = jobsOf(app).tick();
    try {
      await began.opened;
      await jobsOf(other).tick();
      expect(runs).toBe(1);
      expect((await statusOf('slow')).endedAt).toBeNull();
    } finally {
      // Also after a failure: closing the process waits for the job.
      may.open();
    }
    await running;
    expect((await statusOf('slow')).endedAt).toEqual(expect.any(Date));
  });

  it('that fails is shown to administrators, does not block others, and is retried', async () => {
    let works = false;
    let runs = 0;
    addToBoth('shaky', () => (works ? Promise.resolve() : Promise.reject(new Error('the store is away'))));
    addToBoth('behind', () => {
      runs += 1;
      return Promise.resolve();
    });
    await tickBoth();
    expect(runs).toBe(1);
    expect(await statusOf('shaky')).toMatchObject({ error: 'the store is away', succeededAt: null });
    works = true;
    await makeDue('shaky');
    await tickBoth();
    expect(await statusOf('shaky')).toMatchObject({ error: null, succeededAt: expect.any(Date) });
  });

  it('whose process was killed is taken over by another process at once', async () => {
    const began = gate();
    let runs = 0;
    addToBoth('killed', async (signal) => {
      runs += 1;
      if (runs > 1) return;
      began.open();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    const dying = jobsOf(app).tick();
    await began.opened;
    // Like the kill of a process: its connections end.
    await app.rows(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
        WHERE locktype = 'advisory' AND objsubid = 1 AND classid::bigint = (hashtextextended('job killed', 0) >> 32) & 4294967295`,
    );
    await dying;
    expect((await statusOf('killed')).endedAt).toBeNull();
    await jobsOf(other).tick();
    expect(runs).toBe(2);
    expect((await statusOf('killed')).endedAt).toEqual(expect.any(Date));
  });

  it('is cancelled when its process stops, and the shutdown waits for it', async () => {
    const third = await startReplica();
    const began = gate();
    let ended = false;
    jobsOf(third).add({
      name: 'long',
      every: INTERVAL_SECONDS,
      run: async (signal) => {
        began.open();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        // It may still use the database.
        await third.nest.get(JobsService).status();
        ended = true;
      },
    });
    const running = jobsOf(third).tick();
    await began.opened;
    await third.close();
    expect(ended).toBe(true);
    await running;
  });

  it('runs again after the database was unavailable', async () => {
    let runs = 0;
    addToBoth('patient', () => {
      runs += 1;
      return Promise.resolve();
    });
    await app.rows('ALTER TABLE job_run RENAME TO job_run_away');
    await tickBoth();
    expect(runs).toBe(0);
    await app.rows('ALTER TABLE job_run_away RENAME TO job_run');
    await tickBoth();
    expect(runs).toBe(1);
  });
});

describe('expired data', () => {
  it('is deleted: sessions, links in mails, idempotency keys, ended limits', async () => {
    const [expired, alive] = [await joinMember(app), await joinMember(app)];
    await app.rows(`UPDATE session SET expires_at = now() WHERE member_id = $1`, [expired.id]);
    await app.rows(
      `INSERT INTO password_reset (token_hash, member_id, expires_at) VALUES ('old', $1, now()), ('new', $1, now() + interval '1 hour')`,
      [alive.id],
    );
    await app.rows(
      `INSERT INTO mail_token (hash, member_id, purpose, value, expires_at)
       VALUES ('old', $1, 'confirm email', '', now()), ('new', $1, 'confirm email', '', now() + interval '1 hour')`,
      [alive.id],
    );
    await app.rows(
      `INSERT INTO idempotency_key (member_id, call, key, fingerprint, created_at)
       VALUES ($1, 'a', 'old', '', now() - interval '25 hours'), ($1, 'a', 'new', '', now())`,
      [alive.id],
    );
    await app.rows(
      `INSERT INTO limit_count (key, hits, expires_at) VALUES ('old', 1, now()), ('new', 1, now() + interval '1 hour')`,
    );
    await app.rows(`UPDATE job_run SET started_at = started_at - interval '2 hours'`);
    await tickBoth();
    const left = async (text: string) => (await app.rows<{ name: string }>(text)).map(({ name }) => name);
    expect(await left('SELECT member_id AS name FROM session')).toEqual([alive.id]);
    expect(await left(`SELECT encode(token_hash, 'escape') AS name FROM password_reset`)).toEqual(['new']);
    expect(
      await left(`SELECT encode(hash, 'escape') AS name FROM mail_token WHERE hash IN ('old', 'new')`),
    ).toEqual(['new']);
    expect(await left('SELECT key AS name FROM idempotency_key')).toEqual(['new']);
    expect(await left(`SELECT key AS name FROM limit_count WHERE key IN ('old', 'new')`)).toEqual(['new']);
    for (const status of await jobsOf(app).status()) expect(status.error).toBeNull();
  });
});
