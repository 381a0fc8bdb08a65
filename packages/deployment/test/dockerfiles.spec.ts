import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { validate } from 'dockerfile-utils';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { writeBuiltSite } from './support/built-site.ts';
import { call } from './support/call.ts';
import { inRepository, read } from './support/files.ts';
import { copied, instructions, layOutImage } from './support/image.ts';
import {
  CONTAINER_LIMITS,
  describeWithNginx,
  openFilesOfWorkers,
  runScript,
  type Running,
} from './support/nginx.ts';

const FILES = ['docker/backend.Dockerfile', 'docker/web.Dockerfile'];

/** The folders of all workspaces. */
const WORKSPACES = [
  'admin-web',
  'backend',
  'member-web',
  ...readdirSync(inRepository('packages')).map((name) => `packages/${name}`),
];
/** The files of the repository that an instruction copies. */
const sourcesOf = (line: string) =>
  line.startsWith('COPY ') && !line.includes('--from=') ? line.split(/\s+/).slice(1, -1) : [];

describe.each(FILES)('%s', (file) => {
  const text = read(file);

  it('is a Dockerfile', () => {
    expect(validate(text)).toEqual([]);
  });

  it('ends with an unprivileged user, an init process, a health check and labels', () => {
    const lines = instructions(text);
    expect([...new Set(lines.filter((line) => line.startsWith('USER ')))]).toEqual(['USER 10001:10001']);
    expect(lines).toContain('ENTRYPOINT ["tini", "--"]');
    expect(text).toMatch(/^HEALTHCHECK /m);
    for (const label of ['title', 'licenses', 'version', 'revision']) {
      expect(text).toContain(`org.opencontainers.image.${label}=`);
    }
  });

  it('copies every manifest before it installs, and the sources after it', () => {
    const lines = instructions(text);
    const install = lines.findIndex((line) => /^RUN .*npm ci/.test(line));
    const manifests = WORKSPACES.map((workspace) => `${workspace}/package.json`);
    expect(new Set(lines.slice(0, install).flatMap(sourcesOf))).toEqual(
      new Set(['package.json', 'package-lock.json', '.npmrc', ...manifests]),
    );
    expect(copied(lines.slice(install)).map(([from]) => from)).toContain('.');
  });

  it('takes its base images from arguments, with defaults of one Debian release', () => {
    const lines = instructions(text);
    const stages = lines.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []);
    const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    for (const base of bases.filter((each) => !stages.includes(each))) expect(base).toMatch(/^\$\{\w+\}$/);
    const defaults = [...text.matchAll(/^ARG (?:\w+_)?BASE=\S+?-([a-z]+)(?:-slim)?$/gm)].map(
      ([, debian]) => debian,
    );
    expect([...new Set(defaults)]).toEqual(['trixie']);
  });

  it('copies only existing files', () => {
    for (const [from] of copied(instructions(text)))
      expect({ from, there: existsSync(inRepository(from)) }).toEqual({ from, there: true });
  });
});

it.each([...FILES, '.devcontainer/Dockerfile'])('%s has the Node that .nvmrc names', (file) => {
  const versions = [...read(file).matchAll(/^(?:FROM |ARG BASE=)node:(\d+)-/gm)].map(
    ([, version]) => version,
  );
  expect([...new Set(versions)]).toEqual([read('.nvmrc').trim()]);
});

describeWithNginx('the content of the images', (nginx) => {
  let image: string;
  let running: Running | undefined;

  beforeEach(async () => {
    image = await layOutImage();
    await writeBuiltSite(path.join(image, 'member-web', 'dist'));
  });

  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await rm(image, { recursive: true });
  });

  it('is enough to serve a site, with files for all connections', async () => {
    const port = await freePort();
    const env = {
      API_ORIGIN: 'https://api.campus.test',
      MEMBER_ORIGIN: 'https://campus.test',
      ADMIN_ORIGIN: 'https://console.campus.test',
      CAREER_URL: 'https://career.campus.test/',
      CONTACT_EMAIL: 'hello@campus.test',
      NGINX: nginx,
      NGINX_USER: 'root',
      RUN_DIR: path.join(image, 'run'),
      SITE_LISTEN: `127.0.0.1:${port}`,
    };
    const script = [...CONTAINER_LIMITS, path.join(image, 'docker/site/start.sh'), 'member-web'];
    running = await runScript(script, env, port, path.join(image, 'log'));
    expect((await call(port, `http://127.0.0.1:${port}/config.js`)).status).toBe(200);
    expect(Math.min(...(await openFilesOfWorkers(running)))).toBeGreaterThanOrEqual(2 * 2048);
  });
});
