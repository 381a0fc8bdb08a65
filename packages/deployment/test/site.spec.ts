import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { siteHandler } from '@campus-commons/local/site.ts';
import { adminSite, memberSite } from '@campus-commons/local/sites.ts';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmod, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BUNDLE, writeBuiltSite } from './support/built-site.ts';
import { call } from './support/call.ts';
import { describeWithNginx, runScript, runToEnd, type Running } from './support/nginx.ts';

const origins = {
  api: 'https://api.campus.test',
  member: 'https://campus.test',
  admin: 'https://console.campus.test:8443',
};
const environment = {
  API_ORIGIN: origins.api,
  MEMBER_ORIGIN: origins.member,
  ADMIN_ORIGIN: origins.admin,
  CAREER_URL: 'https://career.campus.test/',
  CONTACT_EMAIL: 'hello@campus.test',
  BRAND_NAME: 'Tom & Jerry’s Commons',
};

/** The parts of a response that matter to a browser. */
const COMPARED = [
  ...['cache-control', 'content-encoding', 'content-type', 'location', 'allow', 'vary'],
  ...['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
];

/** The decompressed body; the compression level is not compared. */
function unpacked(body: Buffer, encoding: string | string[] | undefined): string {
  if (encoding === 'gzip' && body.length > 0) return gunzipSync(body).toString();
  return (encoding === 'br' && body.length > 0 ? brotliDecompressSync(body) : body).toString();
}

describeWithNginx('a site served as in its image', (nginx) => {
  let ground: string;
  let siteDir: string;
  let started: Running[];

  beforeEach(async () => {
    started = [];
    ground = await mkdtemp(path.join(tmpdir(), 'campus-deployed-site-'));
    siteDir = path.join(ground, 'dist');
    await writeBuiltSite(siteDir);
  });

  afterEach(async () => {
    for (const site of started) await site.stop();
    await chmod(siteDir, 0o755);
    await rm(ground, { recursive: true });
  });

  /** Starts the image's script, and returns a function that sends a request to it. */
  async function start(site: string, own: Record<string, string> = {}) {
    const port = await freePort();
    const env = { ...environment, ...folders(`run-${port}`), SITE_LISTEN: `127.0.0.1:${port}`, ...own };
    started.push(await runScript(['site/start.sh', site], env, port, path.join(ground, `${port}.log`)));
    return (address: string, options = {}) => call(port, `http://127.0.0.1:${port}${address}`, options);
  }

  const folders = (name: string) => ({
    NGINX: nginx,
    NGINX_USER: 'root',
    SITE_DIR: siteDir,
    RUN_DIR: path.join(ground, name),
  });

  describe.each([
    [
      'member-web' as const,
      memberSite(origins, environment),
      [
        ...['/', '/index.html', '/landing', '/dashboard/feed/12?page=2', '/about', '/about/', '/about?x=1'],
        ...[
          '/config.js',
          '/push-worker.js',
          '/robots.txt',
          '/sitemap.xml',
          '/manifest.webmanifest',
          '/favicon.svg',
        ],
        ...['/icons', '/icons/icon-192.png', '/assets/index-abc123.js', '/assets/inter.woff2'],
        ...['/.br/assets/index-abc123.js'],
        ...['/assets/index-gone.js', '/assets/gone', '/gone.png', '/.built-from', '/administration'],
        ...['/admin', '/admin/', '/admin/users?page=2', '/admin?x=1'],
      ],
    ],
    [
      'admin-web' as const,
      adminSite(origins, environment),
      [
        ...['/', '/?from=mail', '/admin', '/admin?x=1', '/admin/', '/admin/login', '/admin/users/id/7?x=1'],
        ...['/admin/config.js', '/admin/assets/index-abc123.js', '/admin/assets/index-gone.js'],
        ...['/admin/favicon.svg', '/users', '/config.js', '/assets/index-abc123.js'],
      ],
    ],
  ])('%s', (site, options, addresses) => {
    let local: Server;

    beforeEach(async () => {
      local = createServer(siteHandler({ ...options, directory: siteDir })).listen(0, '127.0.0.1');
      await once(local, 'listening');
    });

    afterEach(async () => {
      local.close();
      await once(local, 'close');
    });

    it('answers every kind of address like `npm start`', async () => {
      const ask = await start(site);
      const { port } = local.address() as AddressInfo;
      const asked = [
        ...addresses.map((address) => ({ address, method: 'GET', encoding: 'identity' })),
        ...addresses.map((address) => ({ address, method: 'HEAD', encoding: 'gzip' })),
        ...addresses.map((address) => ({ address, method: 'GET', encoding: 'gzip, deflate, br' })),
        { address: addresses[0] ?? '/', method: 'POST', encoding: 'identity' },
      ];
      for (const { address, method, encoding } of asked) {
        const how = { method, headers: { 'Accept-Encoding': encoding } };
        const [image, machine] = [
          await ask(address, how),
          await call(port, `http://localhost${address}`, how),
        ];
        const seen = ({ status, headers, body }: typeof image) => ({
          asked: `${method} ${address} ${encoding}`,
          status,
          ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
          'content-type': headers['content-type']?.split(';')[0],
          // The body of a redirect is not shown.
          ...(status === 302
            ? { 'content-type': '' }
            : { body: unpacked(body, headers['content-encoding']) }),
        });
        expect(seen(image)).toEqual(seen(machine));
      }
    });
  });

  it.each([
    ['member-web', origins.member],
    ['admin-web', origins.admin],
  ])('%s serves a security.txt with an expiry date', async (site, address) => {
    const ask = await start(site);
    const { status, headers, body } = await ask('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const lines = body.toString().trimEnd().split('\n');
    expect(lines).toEqual([
      'Contact: mailto:hello@campus.test',
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'Preferred-Languages: en',
      `Canonical: ${address}/.well-known/security.txt`,
    ]);
    const days = (Date.parse(lines[1]?.slice('Expires: '.length) ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
    expect((await ask('/.well-known/other')).status).toBe(404);
  });

  it('sends Vary: Accept-Encoding with compressed files, so that caches keep them apart', async () => {
    const ask = await start('member-web');
    for (const address of ['/', '/config.js', '/assets/index-abc123.js']) {
      expect((await ask(address)).headers.vary).toBe('Accept-Encoding');
    }
  });

  it('serves two different sites when it is started with two configurations', async () => {
    const one = await start('member-web');
    const other = await start('member-web', { API_ORIGIN: 'https://api.other.test', BRAND_NAME: 'Other' });
    const config = async (ask: typeof one) => (await ask('/config.js')).body.toString();
    expect(await config(one)).toContain('"apiOrigin": "https://api.campus.test"');
    expect(await config(other)).toContain('"apiOrigin": "https://api.other.test"');
    expect((await one('/about')).body.toString()).toContain('Tom &amp; Jerry’s Commons');
    expect((await other('/about')).body.toString()).toContain('prerendered, Other');
    const policy = (await other('/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://api.other.test;");
  });

  it('allows pictures from a CDN, which it names in config.js, and then none from the API', async () => {
    const get = await start('member-web', { MEDIA_ORIGIN: 'https://cdn.campus.test' });
    const { headers, body } = await get('/config.js');
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://cdn.campus.test;",
    );
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${origins.api};`);
    expect(body.toString()).toContain('"mediaOrigin": "https://cdn.campus.test"');
  });

  it('does not change its build, so that the build can be read-only', async () => {
    const before = await readdir(siteDir, { recursive: true });
    await chmod(siteDir, 0o555);
    const ask = await start('member-web', { ASSETS_DIR: path.join(ground, 'kept') });
    expect((await ask('/config.js')).status).toBe(200);
    expect(await readdir(siteDir, { recursive: true })).toEqual(before);
  });

  it('lists all invalid settings and does not start', async () => {
    const wrong = {
      API_ORIGIN: 'https://api.campus.test/v1',
      ADMIN_ORIGIN: "https://a'; b",
      SOCIAL_LINKS: '{',
    };
    const env = { ...folders('run'), ...wrong, ASSETS_DAYS: 'two' };
    const { status, output } = await runToEnd(['site/start.sh', 'member-web'], env, path.join(ground, 'log'));
    expect(status).toBe(1);
    for (const name of [
      ...Object.keys(wrong),
      'MEMBER_ORIGIN',
      'CAREER_URL',
      'CONTACT_EMAIL',
      'ASSETS_DAYS',
    ]) {
      expect(output).toContain(`  - ${name} `);
    }
    expect(output).not.toContain('    at ');
  });

  it('says what is missing when nothing was built', async () => {
    const env = { ...environment, ...folders('run'), SITE_DIR: path.join(ground, 'nothing') };
    const { status, output } = await runToEnd(['site/start.sh', 'admin-web'], env, path.join(ground, 'log'));
    expect(status).toBe(1);
    expect(output).toContain('contains no built site: npm run build -w admin-web');
  });

  it('keeps the chunks of the previous release, for pages that were opened before the upgrade', async () => {
    const ASSETS_DIR = path.join(ground, 'kept');
    await start('member-web', { ASSETS_DIR });
    await started.pop()?.stop();
    await rm(siteDir, { recursive: true });
    await writeBuiltSite(siteDir, 'index-def456.js');
    const ask = await start('member-web', { ASSETS_DIR });
    for (const name of ['index-abc123.js', 'index-def456.js']) {
      const { status, headers, body } = await ask(`/assets/${name}`);
      expect({ name, status, body: body.toString() }).toEqual({ name, status: 200, body: BUNDLE });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await ask('/assets/index-never.js')).status).toBe(404);
    expect((await ask('/last-release.json')).status).toBe(404);
  });

  it('serves the chunks of the next release, once that has started beside it', async () => {
    const ASSETS_DIR = path.join(ground, 'kept');
    const previous = await start('member-web', { ASSETS_DIR });
    const next = path.join(ground, 'next');
    await writeBuiltSite(next, 'index-def456.js');
    await start('member-web', { ASSETS_DIR, SITE_DIR: next });
    const { status, body } = await previous('/assets/index-def456.js');
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: BUNDLE });
  });

  it('removes them some days after they were replaced, whatever their age', async () => {
    const ASSETS_DIR = path.join(ground, 'kept');
    const age = async (name: string, days: number) => {
      const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      await utimes(path.join(ASSETS_DIR, 'assets', name), time, time);
    };
    const release = async (bundle: string) => {
      await rm(siteDir, { recursive: true });
      await writeBuiltSite(siteDir, bundle);
      await start('member-web', { ASSETS_DIR, ASSETS_DAYS: '7' });
    };
    await release('index-1.js');
    await age('index-1.js', 100);
    await release('index-2.js');
    // This release was in use until now.
    expect(await readdir(path.join(ASSETS_DIR, 'assets'))).toContain('index-1.js');
    await age('index-1.js', 8);
    await release('index-2.js');
    expect(await readdir(path.join(ASSETS_DIR, 'assets'))).not.toContain('index-1.js');
  });

  it('has a configuration that nginx accepts without a warning', async () => {
    await start('admin-web', { ASSETS_DIR: path.join(ground, 'kept') });
    const [run] = (await readdir(ground)).filter((name) => name.startsWith('run-'));
    const config = path.join(ground, run ?? '', 'nginx.conf');
    const { status, stderr } = spawnSync(nginx, ['-e', 'stderr', '-t', '-q', '-c', config], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('writes no address to its log, because it may contain the token that resets a password', async () => {
    const ask = await start('member-web');
    await ask('/auth/reset-password?token=secret-of-the-link');
    await ask('/gone.png?token=secret-of-the-link');
    expect(await started[0]?.output()).not.toContain('secret-of-the-link');
  });
});
