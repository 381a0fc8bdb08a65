import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { validate } from 'dockerfile-utils';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuiltSite } from './support/built-site.ts';
import { call } from './support/call.ts';
import { inRepository, read } from './support/files.ts';
import { describeWithNginx, runScript, type Running } from './support/nginx.ts';

const FILES = ['docker/backend.Dockerfile', 'docker/web.Dockerfile'];

/** The instructions of a Dockerfile, with continuation lines joined. */
const instructions = (text: string) =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The files that are copied from the repository into a stage, without those from other stages. */
const copied = (stage: string[]) =>
  stage
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .map((line) => line.split(/\s+/).slice(1) as [string, string]);

/** The instructions of the named stage. */
function stageOf(text: string, name: string): string[] {
  const lines = instructions(text);
  const first = lines.findIndex((line) => new RegExp(`^FROM \\S+ AS ${name}$`).test(line));
  const next = lines.findIndex((line, index) => index > first && line.startsWith('FROM '));
  return lines.slice(first + 1, next === -1 ? undefined : next);
}

describe.each(FILES)('%s', (file) => {
  const text = read(file);

  it('is a Dockerfile', () => {
    expect(validate(text)).toEqual([]);
  });

  it('ends with an unprivileged user, an init process, a health check and labels', () => {
    const lines = instructions(text);
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER 10001:10001']);
    expect(lines).toContain('ENTRYPOINT ["tini", "--"]');
    expect(text).toMatch(/^HEALTHCHECK /m);
    for (const label of ['title', 'licenses', 'version', 'revision']) {
      expect(text).toContain(`org.opencontainers.image.${label}=`);
    }
  });

  it('copies only existing files', () => {
    for (const [from] of copied(instructions(text)))
      expect({ from, there: existsSync(inRepository(from)) }).toEqual({ from, there: true });
  });
});

it.each([...FILES, '.devcontainer/Dockerfile'])('%s has the Node that .nvmrc names', (file) => {
  const versions = [...read(file).matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
  expect([...new Set(versions)]).toEqual([read('.nvmrc').trim()]);
});

describeWithNginx('the content of the images', (nginx) => {
  let image: string;
  let running: Running | undefined;

  /** Copies the files of the stages to a folder with the image's layout. */
  beforeEach(async () => {
    image = await mkdtemp(path.join(tmpdir(), 'campus-image-'));
    const text = read('docker/web.Dockerfile');
    for (const stage of ['nginx', 'site', 'proxy']) {
      for (const [from, to] of copied(stageOf(text, stage))) {
        const target = path.join(image, to, to.endsWith('/') ? path.basename(from) : '');
        await cp(inRepository(from), target, { recursive: true });
      }
    }
    const packages = path.join(image, 'node_modules', '@campus-commons');
    await mkdir(packages, { recursive: true });
    await symlink('../../packages/web-kit', path.join(packages, 'web-kit'));
    // The image's Node runs TypeScript natively; an older Node in this test needs tsx.
    if (!('typescript' in process.features && process.features.typescript)) {
      for (const name of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps']) {
        const from = inRepository(`node_modules/${name}`);
        if (existsSync(from)) await symlink(from, path.join(image, 'node_modules', name));
      }
    }
    await writeBuiltSite(path.join(image, 'member-web', 'dist'));
  });

  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await chmod(image, 0o755);
    await rm(image, { recursive: true });
  });

  it('is enough to serve a site', async () => {
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
    const script = [path.join(image, 'docker/site/start.sh'), 'member-web'];
    running = await runScript(script, env, port, path.join(image, 'log'));
    expect((await call(port, `http://127.0.0.1:${port}/config.js`)).status).toBe(200);
  });
});
