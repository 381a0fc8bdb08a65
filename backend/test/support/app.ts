import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import request, { type Test as Call } from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { configureApp } from '../../src/app.setup.js';
import { Env } from '../../src/config/env.js';
import { newRecordKey } from '../../src/config/record-key.js';
import { TimedExpressAdapter } from '../../src/platform/http/express-adapter.js';
import { createDatabase, type Parameters } from './database.js';
import { watchRefusals } from './declared-refusals.js';
import { UNLIMITED } from './unlimited.js';

/** A client of the API. */
export interface Caller {
  /** POSTs JSON; `token` signs it in. */
  call(path: string, body?: unknown, token?: string): Call;
  /** Any other request. */
  http(): ReturnType<typeof request>;
}

/** The product with a database and a data directory of its own. */
export interface TestApp extends Caller {
  readonly nest: NestExpressApplication;
  /** Where pictures are kept. */
  readonly dataDir: string;
  /** Rows read directly from the database, for data that no call returns. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Fails if a call refused with an error that the contract does not name. */
  close(): Promise<void>;
}

/**
 * @param env settings on top of the tests' own
 * @param parameters of PostgreSQL for all connections to the database; {@link createDatabase}
 */
export async function startApp(
  env: Record<string, string> = {},
  parameters: Parameters = {},
): Promise<TestApp> {
  const database = await createDatabase(parameters);
  const dataDir = path.join(process.env.TEST_DIRECTORY ?? tmpdir(), randomUUID());
  await mkdir(dataDir);
  Object.assign(process.env, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ...UNLIMITED,
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
    ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    RECORD_KEY: newRecordKey(),
    ...env,
  });
  return boot(database, dataDir);
}

/** A second app, like a second process: it shares the database, directory and keys of the app started last. */
export function startReplica(): Promise<TestApp> {
  const { DATABASE_URL = '', DATA_DIR = '' } = process.env;
  return boot(DATABASE_URL, DATA_DIR);
}

async function boot(database: string, dataDir: string): Promise<TestApp> {
  const module = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const adapter = new TimedExpressAdapter(module.get(Env));
  const nest = module.createNestApplication<NestExpressApplication>(adapter, {
    bodyParser: false,
    logger: false,
  });
  const undeclared = watchRefusals(nest);
  configureApp(nest);
  // A listening server instead of supertest's server per call: concurrent calls must reach the same one.
  await nest.listen(0, '127.0.0.1');
  // Periodic jobs run only when a test starts them.
  const timers = nest.get(SchedulerRegistry);
  for (const name of timers.getIntervals()) timers.deleteInterval(name);
  const http = () => request(nest.getHttpServer());
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  return {
    nest,
    dataDir,
    http,
    call: (callPath, body = {}, token = '') =>
      http()
        .post(callPath)
        .set('Authorization', token)
        .send(body as object),
    rows: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    close: async () => {
      await pool.end();
      await nest.close();
      expect([...undeclared]).toEqual([]);
    },
  };
}
