import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { readdir, readFile } from 'node:fs/promises';
import { startApp, type TestApp } from './support/app.js';

/**
 * Tries what the runbooks and the pages about running say to look at: a query that fails, or a metric that does not exist, is found
 * by whoever was paged.
 */
const DOCS = new URL('../../docs/', import.meta.url);
const FOLDERS = ['run', 'runbooks', 'install', 'use'];

let app: TestApp;
let metrics: string;
/** Each page's text, by its path below docs. */
let pages: Map<string, string>;
beforeAll(async () => {
  const port = await freePort();
  app = await startApp({ METRICS_PORT: String(port) });
  metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  pages = new Map();
  for (const folder of FOLDERS) {
    for (const page of await readdir(new URL(`${folder}/`, DOCS))) {
      pages.set(`${folder}/${page}`, await readFile(new URL(`${folder}/${page}`, DOCS), 'utf8'));
    }
  }
});
afterAll(() => app.close());

/** The queries of a page that change nothing: in blocks of SQL, and in the text where one ends with a semicolon. */
function queriesOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, sql = '']) => sql);
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const inline = [...prose.matchAll(/`(SELECT\s[^`]+;)`/g)].map(([, sql = '']) => sql);
  return [...blocks, ...inline].filter(
    (sql) => sql.startsWith('SELECT') && !sql.includes('set_member_deleted'),
  );
}

it('every query runs', async () => {
  const failures: string[] = [];
  let count = 0;
  for (const [page, text] of pages) {
    for (const query of queriesOf(text)) {
      count += 1;
      await app.rows(query).catch((error: Error) => failures.push(`${page}: ${query}: ${error.message}`));
    }
  }
  expect(count).toBeGreaterThan(8);
  expect(failures).toEqual([]);
});

it('every metric that is named exists', () => {
  const exported = new Set([...metrics.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
  const named = [...pages].flatMap(([page, text]) =>
    [...text.matchAll(/\b(?:campus|nodejs|process)_[a-z0-9_]*[a-z0-9]\b(?!\*)/g)].map(([name]) => ({
      page,
      name,
    })),
  );
  const isKnown = (name: string) =>
    exported.has(name.replace(/_(bucket|count|sum)$/, '')) ||
    exported.has(name) ||
    name.startsWith('campus_commons');
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !isKnown(name))).toEqual([]);
});
