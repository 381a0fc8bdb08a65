import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get as httpGet, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { adminSite, memberSite } from '../../src/stack/sites.ts';
import { siteHandler, type SiteOptions } from '../../src/stack/site.ts';

const origins = {
  api: 'http://localhost:3000',
  member: 'http://localhost:5173',
  admin: 'http://localhost:5174',
};
const bundle = 'console.log("the bundle");';
let directory: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'campus-site-'));
  await mkdir(path.join(directory, 'assets'));
  await mkdir(path.join(directory, 'about'));
  await mkdir(path.join(directory, '.br', 'assets'), { recursive: true });
  await writeFile(path.join(directory, 'index.html'), '<title>The app</title>');
  await writeFile(path.join(directory, 'about', 'index.html'), '<title>About, prerendered</title>');
  await writeFile(path.join(directory, 'config.js'), 'the default of the build');
  await writeFile(path.join(directory, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(directory, 'assets', 'index-abc123.js'), bundle);
  await writeFile(path.join(directory, 'assets', 'index-abc123.js.gz'), gzipSync(bundle));
  await writeFile(path.join(directory, '.br', 'assets', 'index-abc123.js'), brotliCompressSync(bundle));
  await writeFile(path.join(directory, '.built-from'), 'a hash');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await rm(directory, { recursive: true });
});

async function serve(options: Omit<SiteOptions, 'directory'>): Promise<void> {
  server = createServer(siteHandler({ ...options, directory }));
  server.listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
}

function get(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}${address}`, { redirect: 'manual', ...init });
}

/** Status and location of the answer to a request that names this host. */
async function redirectFor(host: string, address: string): Promise<[number?, string?]> {
  const { port } = server.address() as AddressInfo;
  const request = httpGet({ host: 'localhost', port, path: address, headers: { Host: `${host}:${port}` } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return [response.statusCode, response.headers.location];
}

describe('the member site as served', () => {
  beforeEach(() => serve(memberSite(origins, {})));

  it.each(['/', '/landing', '/dashboard/feed/details/12', '/dashboard?page=2'])(
    'answers %s with the app, which must be revalidated each time',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('The app');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['127.0.0.1', '127.1.2.3', '[::1]'])(
    'leads from %s to its own address, because the API accepts calls only from there',
    async (host) => {
      const [status, location] = await redirectFor(host, '/dashboard?page=2');
      expect([status, location]).toEqual([302, `${origins.member}/dashboard?page=2`]);
    },
  );

  it.each(['localhost', 'campus-laptop.local', '192.168.1.7', '127.0.0.1.example.org'])(
    'stays where it is for %s',
    async (host) => {
      expect(await redirectFor(host, '/dashboard')).toEqual([200, undefined]);
    },
  );

  it('prefers a prerendered page', async () => {
    expect(await (await get('/about')).text()).toContain('About, prerendered');
  });

  it('lets browsers cache hashed files forever, and sends them compressed', async () => {
    const response = await get('/assets/index-abc123.js', {
      headers: { 'accept-encoding': 'gzip, deflate' },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(bundle);
  });

  it('sends brotli to browsers that accept it, with Vary: Accept-Encoding', async () => {
    const response = await get('/assets/index-abc123.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(bundle);
    expect((await get('/.br/assets/index-abc123.js')).status).toBe(404);
  });

  it.each(['/assets/index-gone.js', '/assets/gone', '/gone.png'])(
    'answers 404 for the missing file %s',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('Not found\n');
    },
  );

  it('does not serve build metadata', async () => {
    expect(await (await get('/.built-from')).text()).not.toContain('a hash');
  });

  it('makes browsers revalidate the icon, because its name has no hash', async () => {
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('gets its configuration at run time, not from its build', async () => {
    const response = await get('/config.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const script = await response.text();
    expect(script).toContain('"apiOrigin": "http://localhost:3000"');
    expect(script).toContain('"adminOrigin": "http://localhost:5174/admin"');
  });

  it.each([
    ['/admin', 'http://localhost:5174/admin'],
    ['/admin/', 'http://localhost:5174/admin/'],
    ['/admin/users?page=2', 'http://localhost:5174/admin/users?page=2'],
  ])('sends %s to the console', async (address, target) => {
    const response = await get(address);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
  });

  it('does not redirect an address that only starts with the console’s path', async () => {
    expect((await get('/administration')).status).toBe(200);
  });

  it.each(['/', '/config.js', '/assets/index-abc123.js', '/assets/gone.js', '/admin'])(
    'sends security headers with %s',
    async (address) => {
      const { headers } = await get(address);
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "script-src 'self'",
          "connect-src 'self' http://localhost:3000",
          "img-src 'self' data: blob: http://localhost:3000",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it('keeps serving its files when the next build empties the folder', async () => {
    await rm(directory, { recursive: true });
    await mkdir(directory);
    expect(await (await get('/assets/index-abc123.js')).text()).toBe(bundle);
    expect(await (await get('/favicon.svg')).text()).toBe('<svg/>');
    expect(await (await get('/about')).text()).toContain('About, prerendered');
    expect(await (await get('/dashboard')).text()).toContain('The app');
  });

  it('answers 304 for an unchanged file that the browser has cached', async () => {
    const { headers } = await get('/favicon.svg');
    const again = await get('/favicon.svg', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('says where to report a vulnerability', async () => {
    const text = await (await get('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: mailto:hello@campuscommons\.example\nExpires: /);
    expect(text).toContain('Canonical: http://localhost:5173/.well-known/security.txt\n');
  });

  it('accepts only GET and HEAD', async () => {
    const response = await get('/', { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the console as served', () => {
  beforeEach(() => serve(adminSite(origins, {})));

  it('says where to report a vulnerability', async () => {
    const text = await (await get('/.well-known/security.txt')).text();
    expect(text).toContain('Canonical: http://localhost:5174/.well-known/security.txt\n');
  });

  it.each([
    ['/', '/admin/'],
    ['/?from=mail', '/admin/?from=mail'],
    ['/admin', '/admin/'],
  ])('sends %s to %s', async (address, target) => {
    const response = await get(address);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
  });

  it.each(['/admin/', '/admin/login', '/admin/users/id/7'])('answers %s with the app', async (address) => {
    expect(await (await get(address)).text()).toContain('The app');
  });

  it('serves its files and its configuration below /admin', async () => {
    expect(await (await get('/admin/assets/index-abc123.js')).text()).toBe(bundle);
    expect(await (await get('/admin/config.js')).text()).toContain('window.__CAMPUS_COMMONS__');
    expect((await get('/admin/assets/index-gone.js')).status).toBe(404);
  });

  it('answers 404 outside /admin', async () => {
    expect((await get('/users')).status).toBe(404);
    expect((await get('/config.js')).status).toBe(404);
  });
});
