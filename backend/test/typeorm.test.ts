import { DataSource, In, type Repository } from 'typeorm';
import { currentRequest, readAsOf, withinRequest } from '../src/common/request-context.js';
import { dataSourceOptions } from '../src/database/data-source.js';
import { REQUEST_POOL } from '../src/platform/sql/pool-options.js';
import { Setting } from '../src/platform/settings/setting.entity.js';
import { Sql } from '../src/platform/sql/sql.js';
import { startApp, type TestApp } from './support/app.js';

const INSERT = {
  name: 'test_setting_insert',
  text: `INSERT INTO setting (name, value) VALUES ($1, '{}')`,
  replica: false,
};

let app: TestApp;
let settings: Repository<Setting>;
beforeAll(async () => {
  app = await startApp();
  settings = app.nest.get(DataSource).getRepository(Setting);
});
afterAll(() => app.close());

describe('in a transaction', () => {
  it('writes of statements and repositories are rolled back together', async () => {
    const undone = app.nest.get(Sql).transaction(async (tx) => {
      await tx.query(INSERT, ['by statement']);
      const within = tx.manager.withRepository(settings);
      await within.insert({ name: 'by insert', value: {} });
      // TypeORM would start separate transactions for these two if it did not know about this one.
      await within.save({ name: 'by save', value: {} });
      await tx.manager.transaction((inner) =>
        inner.withRepository(settings).insert({ name: 'by inner transaction', value: {} }),
      );
      expect(await within.countBy({})).toBe(4);
      throw new Error('Undo all of it');
    });
    await expect(undone).rejects.toThrow('Undo all of it');
    expect(await settings.countBy({})).toBe(0);
  });

  it('their writes are committed together, and invisible before', async () => {
    const names = ['one', 'another'];
    await app.nest.get(Sql).transaction(async (tx) => {
      await tx.query(INSERT, [names[0]]);
      await tx.manager.withRepository(settings).insert({ name: names[1]!, value: {} });
      expect(await settings.existsBy({ name: In(names) })).toBe(false);
    });
    expect(await settings.countBy({ name: In(names) })).toBe(2);
  });
});

it('after a query through TypeORM, which may have written, no replica answers the request', async () => {
  const readAt = await new Promise((resolve, reject) => {
    withinRequest('a request', () => {
      readAsOf({ timeline: 1, lsn: '0/0' });
      settings.findBy({}).then(() => resolve(currentRequest()?.readAt), reject);
    });
  });
  expect(readAt).toBeNull();
});

it('a connection on which the server did not answer is not used again', async () => {
  const impatient = await new DataSource({
    ...dataSourceOptions(process.env.DATABASE_URL ?? '', 1),
    extra: { ...REQUEST_POOL, query_timeout: 500 },
  }).initialize();
  try {
    await expect(impatient.query('SELECT pg_sleep(8)')).rejects.toThrow('Query read timeout');
    // The pool has replaced its only connection, which is still busy with pg_sleep.
    expect(await impatient.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await impatient.destroy();
  }
});
