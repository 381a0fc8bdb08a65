import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { installation, startApiProcess, statusOf, type ApiProcess } from '../support/api-process.js';
import { expectCountersToMatch } from '../support/counters.js';
import { addFigure, runs } from '../support/proof-runs.js';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.js';
import { until } from '../support/until.js';
import { startWriters, type Verifier } from '../support/writers.js';

/** Answers between two kills, and milliseconds until PostgreSQL dies after them: at any moment of the next writes. */
const ANSWERS = 40;
const MAX_DELAY_MS = 60;
/** Time after which a writer repeats what failed. */
const RETRY_PAUSE_MS = 50;

let postgres: OwnPostgres;
let api: ApiProcess;
let app: Verifier;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  api = await startApiProcess(await installation(postgres.url));
  // A connection of its own each time, because every kill breaks those that exist.
  const rows: Verifier['rows'] = async <Row extends object>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  app = { ...api, rows };
});
afterAll(async () => {
  await api.stop();
  await postgres.stop();
});

it(
  'PostgreSQL killed during any write keeps every acknowledged write and leaves no partial one',
  async () => {
    const writers = await startWriters(app, 500);
    let isOver = false;
    const working = writers.all.map(async ({ write }) => {
      while (!isOver) if (!(await write(api))) await sleep(RETRY_PAUSE_MS);
    });
    const killing = async () => {
      for (let kill = 0; kill < runs(2); kill += 1) {
        const enough = writers.answers() + ANSWERS;
        await until(() => writers.answers() >= enough);
        await sleep(randomInt(MAX_DELAY_MS));
        await postgres.kill();
        await postgres.start();
        await until(async () => (await statusOf(`${api.origin}/health/ready`)) === 200);
        addFigure('kills of PostgreSQL under all writers', 1);
      }
    };
    await Promise.all([...working, killing().finally(() => (isOver = true))]);
    // Each repeats what the last kill interrupted.
    for (const { write } of writers.all) expect(await write(api)).toBe(true);
    for (const { verify } of writers.all) await verify();
    await expectCountersToMatch(app);
  },
  runs(600_000),
);
