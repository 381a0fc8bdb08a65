import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/index.ts';

let dataDir: string;
let running: EmbeddedPostgres;

const start = async () => (running = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } }));

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: running.url() });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-postgres-'));
});

afterEach(async () => {
  await running.stop();
  await rm(dataDir, { recursive: true });
});

it('keeps data and port over a restart', async () => {
  const first = await start();
  await query('CREATE TABLE kept AS SELECT 7 AS n');
  await first.stop();
  await first.exited;

  const second = await start();
  expect(second.adopted).toBe(false);
  expect(second.port).toBe(first.port);
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 7 }]);
});
