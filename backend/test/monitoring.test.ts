import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { readFile } from 'node:fs/promises';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, writePost } from './support/factories.js';

/**
 * Compares the metrics in alerts and dashboard with those of a running API: an alert on a renamed metric never fires.
 */
const MONITORING = new URL('../../docker/monitoring/', import.meta.url);
/** Labels that Prometheus adds to every target; it renames a metric's own `job` to the last one. */
const GIVEN_LABELS = new Set(['job', 'instance', 'exported_job']);

let app: TestApp;
/** Names of all series that the API can export. */
let names: Set<string>;
/** What the API says that each of its own metrics means, by name. */
let meanings: Record<string, string>;
/** Each series that it exports now, as `name{label="value",…}`. */
let series: string[];
beforeAll(async () => {
  const port = await freePort();
  app = await startApp({ METRICS_PORT: String(port), LIMIT_COMMENT: '1/3600' });
  const member = await joinMember(app);
  const { id: feedId } = await writePost(app, member);
  const comment = () => app.call('/user/comments/create', { feedId, comment: 'once' }, member.token);
  await comment().expect(201);
  await comment().expect(429);
  const jobs = app.nest.get(JobsService);
  jobs.add({ name: 'fail', every: 3600, run: () => Promise.reject(new Error('no disk')) });
  await jobs.tick();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  meanings = Object.fromEntries(
    [...text.matchAll(/^# HELP (campus_\S+) (.+)$/gm)].map(
      ([, name = '', help = '']) => [name, help] as const,
    ),
  );
  names = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  );
  series = [...text.matchAll(/^([a-z_0-9]+(?:\{.*\})?) /gm)].map(([, each = '']) => each);
});
afterAll(() => app.close());

/** The metrics in a PromQL text, each with the labels that select it. */
function asked(text: string): { name: string; labels: string[] }[] {
  const plain = text.replaceAll('\\"', '"');
  return [...plain.matchAll(/\b((?:campus|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers = '']) => ({
      name,
      labels: [...matchers.matchAll(/([a-z_]+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );
}

it('docs/reference/metrics.md lists exactly the metrics that the API exports', async () => {
  const page = await readFile(new URL('../../docs/reference/metrics.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(campus_\S+)` .*\| (.+?) +\|$/gm)].map(
    ([, name = '', meaning = '']) => [name, meaning],
  );
  expect(rows.length).toBeGreaterThan(15);
  expect(Object.fromEntries(rows)).toEqual(meanings);
});

it.each(['rules.yml', 'rules.test.yml', 'dashboard.json'])(
  '%s uses only metrics and labels that the API exports',
  async (file) => {
    const metrics = asked(await readFile(new URL(file, MONITORING), 'utf8'));
    expect(metrics.length).toBeGreaterThan(5);
    for (const { name, labels } of metrics) {
      expect([...names]).toContain(name);
      for (const label of labels.filter((each) => !GIVEN_LABELS.has(each))) {
        const labelled = series.filter((each) => each.startsWith(`${name}{`) && each.includes(`${label}="`));
        expect({ name, label, isTold: labelled.length > 0 }).toEqual({ name, label, isTold: true });
      }
    }
  },
);

it('the dashboard shows every metric of our own', async () => {
  const dashboard = await readFile(new URL('dashboard.json', MONITORING), 'utf8');
  const own = [...names].filter((name) => /^campus_.*(?<!_bucket|_sum)$/.test(name));
  expect(own.length).toBeGreaterThan(8);
  for (const name of own) expect(dashboard).toContain(name);
});

it('the rules name existing calls', async () => {
  const rules = await readFile(new URL('rules.yml', MONITORING), 'utf8');
  const routes = [...rules.matchAll(/route="([^"]+)"/g)].map(([, route = '']) => route);
  expect(routes).not.toEqual([]);
  for (const route of routes) await app.call(route).expect(401);
});
