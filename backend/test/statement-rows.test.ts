import pg from 'pg';
import { describeRows } from '../compiler/rows/describe-rows.ts';
import { QueryableRunner } from '../src/platform/sql/connection.js';
import { createDatabase } from './support/database.js';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(await createDatabase());
  await client.connect();
});
afterAll(() => client.end());

/** The generated type of one statement, on one line. */
async function rowOf(text: string, notNull: string[] = []): Promise<string> {
  const generated = await describeRows(client, [{ name: 'asked', text, replica: false, notNull }]);
  const [, row = ''] = /asked: (.*);\n}/s.exec(generated) ?? [];
  return row.replaceAll(/\s+/g, ' ');
}

describe('the generated type of a row', () => {
  it.each([
    ['names and types', 'SELECT id, title AS "pageTitle" FROM page', '{ id: string; pageTitle: string; }'],
    [
      'what a column allows',
      'SELECT edited_at AS e, revision AS r FROM post',
      '{ e: Date | null; r: number; }',
    ],
    [
      'the nullable side of an outer join',
      'SELECT p.id, g.id AS page FROM post p LEFT JOIN page g ON g.id = p.page_id',
      '{ id: string; page: string | null; }',
    ],
    [
      'a full join',
      'SELECT p.id AS a, g.id AS b FROM post p FULL JOIN page g ON g.id = p.page_id',
      '{ a: string | null; b: string | null; }',
    ],
    [
      'a subquery that may find no row: all its columns or none',
      'SELECT t.n, x.* FROM (SELECT count(*)::int AS n FROM post) t LEFT JOIN LATERAL (SELECT id, edited_at AS e FROM post) x ON true',
      '{ n: number; } & OptionalRow<{ id: string; e: Date | null; }>',
    ],
    [
      'counts, and sums of perhaps nothing',
      'SELECT count(*) AS c, sum(revision) AS s, coalesce(sum(revision), 0) AS z FROM post',
      '{ c: string; s: string | null; z: string; }',
    ],
    [
      'a scalar subquery that may find no row',
      'SELECT (SELECT id FROM post WHERE id = $1) AS a, (SELECT count(*)::int FROM post) AS b',
      '{ a: string | null; b: number; }',
    ],
    ['a parameter', 'SELECT $1::int AS a, coalesce($2::int, 1) AS b', '{ a: number | null; b: number; }'],
    ['a function of ours', 'SELECT likes FROM toggle_like($1, $2)', '{ likes: number | null; }'],
    [
      'an operator that may find nothing',
      `SELECT details ->> 'a' AS a FROM audit_event`,
      '{ a: string | null; }',
    ],
    [
      'a case without ELSE',
      `SELECT CASE WHEN hidden THEN id END AS a, CASE WHEN hidden THEN 'x' ELSE 'y' END AS b FROM post`,
      '{ a: string | null; b: string; }',
    ],
    ['a check constraint', 'SELECT act FROM media_outbox', `{ act: 'remove' | 'withhold' | 'restore'; }`],
    ['JSON', 'SELECT images FROM post', `{ images: ColumnTypes['post.images']; }`],
    ['constants of a union', `SELECT 'x' AS a UNION ALL SELECT 'y'`, `{ a: 'x' | 'y'; }`],
    [
      'a union, by all its branches',
      'SELECT id AS a FROM post UNION ALL SELECT page_id FROM post',
      '{ a: string | null; }',
    ],
    [
      'what a writing statement returns',
      'DELETE FROM post RETURNING id, page_id',
      '{ id: string; page_id: string | null; }',
    ],
    [
      'a writing WITH',
      'WITH c AS (UPDATE post SET hidden = true RETURNING *) SELECT c.edited_at AS e, c.id FROM c',
      '{ e: Date | null; id: string; }',
    ],
    ['nothing', 'DELETE FROM post', 'never'],
  ])('says %s', async (_, text, expected) => {
    expect(await rowOf(text)).toBe(expected);
  });

  it('uses a notNull declaration, which the runner enforces', async () => {
    const text = 'SELECT id, edited_at AS e FROM post';
    expect(await rowOf(text, ['e'])).toBe('{ id: string; e: Date; }');
  });

  it.each([
    ['a column that is gone', 'SELECT nothing FROM post', [], 'column "nothing" does not exist'],
    ['two columns of one name', 'SELECT id, page_id AS id FROM post', [], 'two columns are called id'],
    ['a declared column that is not there', 'SELECT id FROM post', ['e'], 'there is no such column'],
    ['a needless declaration', 'SELECT id FROM post', ['id'], 'never null anyway'],
    [
      'a declaration that the runner could not check',
      'SELECT page_id AS id, edited_at AS e FROM post',
      ['e'],
      "with a row's id",
    ],
    [
      'a type of which nobody knows the value',
      'SELECT now()::time AS a',
      [],
      'add a sample of the type time',
    ],
  ])('refuses %s', async (_, text, notNull, message) => {
    await expect(rowOf(text, notNull)).rejects.toThrow(new RegExp(`asked: .*${message}`));
  });
});

describe('a declared column', () => {
  const ask = (text: string) =>
    new QueryableRunner(client).query({ name: text, text, replica: false, notNull: ['a'] });

  it('must not be null', async () => {
    await expect(ask('SELECT 1 AS id, NULL AS a')).rejects.toThrow('answered null as a');
    await expect(ask('SELECT NULL AS a')).rejects.toThrow('answered null as a');
  });

  it('may be absent together with the id of an optional row', async () => {
    expect(await ask('SELECT NULL AS id, NULL AS a')).toEqual([{ id: null, a: null }]);
  });
});
