import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRelease } from '../compiler/release.ts';
import { installation, startApiProcess } from './support/api-process.js';
import { createDatabase } from './support/database.js';

const BACKEND = new URL('../', import.meta.url).pathname;

it('the built API says its release in its first line, to probes and in a metric, and not to the public', async () => {
  const METRICS_PORT = String(await freePort());
  const env = await installation(await createDatabase());
  const api = await startApiProcess({ ...env, LOG_LEVEL: 'info', METRICS_PORT });
  const release = JSON.parse(await readFile(path.join(BACKEND, 'dist/release.json'), 'utf8')) as object;
  expect(release).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
    revision: expect.stringMatching(/^([0-9a-f]{40}|unknown)$/) as string,
  });
  expect((await api.http().get('/health/ready')).body).toEqual({ status: 'ready', ...release });
  expect((await api.http().get('/health/live')).body).toEqual({ status: 'live' });
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const labels = Object.entries(release).map(([name, value]) => `${name}="${value}"`);
  expect(metrics).toContain(`\ncampus_build_info{${labels.join(',')}} 1\n`);
  await api.stop();
  const line = api
    .output()
    .split('\n')
    .find((each) => each.includes('The API has started'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 30, ...release });
});

it('a build takes version and revision from its arguments, else from the package and from git', async () => {
  const output = await mkdtemp(path.join(tmpdir(), 'campus-release-'));
  const written = async (environment: NodeJS.ProcessEnv) => {
    await writeRelease(BACKEND, output, { PATH: process.env.PATH, ...environment });
    return JSON.parse(await readFile(path.join(output, 'release.json'), 'utf8')) as object;
  };
  expect(await written({ RELEASE_VERSION: '1.2.3', RELEASE_REVISION: 'abc' })).toEqual({
    version: '1.2.3',
    revision: 'abc',
  });
  // The defaults of the Dockerfiles' arguments.
  expect(
    await written({ RELEASE_VERSION: 'unknown', RELEASE_REVISION: 'unknown', PATH: '/nowhere' }),
  ).toEqual({
    version: '0.1.0',
    revision: 'unknown',
  });
  await rm(output, { recursive: true });
});
