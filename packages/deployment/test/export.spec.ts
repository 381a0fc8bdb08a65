import { securityHeaders } from '@campus-commons/web-kit/vite/securityHeaders.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUNDLE, writeBuiltSite } from './support/built-site.ts';
import { inRepository } from './support/files.ts';

const environment = {
  API_ORIGIN: 'https://api.campus.test',
  MEMBER_ORIGIN: 'https://campus.test',
  ADMIN_ORIGIN: 'https://console.campus.test',
  CAREER_URL: 'https://career.campus.test/',
  CONTACT_EMAIL: 'hello@campus.test',
  BRAND_NAME: 'Asha’s Commons',
  RECORD_PUBLIC_KEYS: `${'A'.repeat(43)},${'B'.repeat(43)}`,
};

let ground: string;
let out: string;
beforeEach(async () => {
  ground = await mkdtemp(path.join(tmpdir(), 'campus-export-'));
  out = path.join(ground, 'out');
  await writeBuiltSite(path.join(ground, 'dist'));
});
afterEach(() => rm(ground, { recursive: true }));

function exportSite(site: string, own: Record<string, string> = {}) {
  const bin = inRepository('packages/deployment/bin/export.mjs');
  const { status, stderr } = spawnSync(process.execPath, [bin, site, '--out', 'out'], {
    encoding: 'utf8',
    cwd: ground,
    env: { PATH: process.env.PATH, SITE_DIR: path.join(ground, 'dist'), ...environment, ...own },
  });
  return { status, stderr };
}
const exported = (name: string) => readFile(path.join(out, name), 'utf8');

it('contains the site as any web server can serve it, with the values of this deployment', async () => {
  expect(exportSite('member-web')).toEqual({ status: 0, stderr: '' });
  expect(await exported('assets/index-abc123.js')).toBe(BUNDLE);
  expect(await exported('index.html')).toContain('Asha’s Commons');
  expect(await exported('about/index.html')).toContain('About, prerendered');
  expect(await exported('config.js')).toContain('https://api.campus.test');
  for (const key of environment.RECORD_PUBLIC_KEYS.split(','))
    expect(await exported('config.js')).toContain(`"${key}"`);
  expect(await exported('.well-known/security.txt')).toContain(
    'https://campus.test/.well-known/security.txt',
  );
  for (const name of ['.built-from', '.br', 'config.js.gz', 'assets/index-abc123.js.gz'])
    expect({ name, isThere: existsSync(path.join(out, name)) }).toEqual({ name, isThere: false });
});

it('says which headers and redirects the host must send', async () => {
  exportSite('member-web');
  const headers = await exported('_headers');
  const sent = securityHeaders({ apiOrigin: environment.API_ORIGIN, mediaOrigin: environment.API_ORIGIN });
  for (const [name, value] of Object.entries(sent)) expect(headers).toContain(`\n  ${name}: ${value}\n`);
  expect(headers).toContain('\n  Strict-Transport-Security: max-age=31536000\n');
  expect(headers).toMatch(/\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
  expect((await exported('_redirects')).split('\n')).toEqual([
    '/admin https://console.campus.test/admin 302',
    '/admin/* https://console.campus.test/admin/:splat 302',
    '/assets/* /404.html 404',
    '/* /index.html 200',
    '',
  ]);
});

it('has the console below /admin/', async () => {
  expect(exportSite('admin-web')).toEqual({ status: 0, stderr: '' });
  expect(await exported('admin/config.js')).toContain('https://api.campus.test');
  expect(existsSync(path.join(out, 'index.html'))).toBe(false);
  expect(await exported('_headers')).toContain('\n/admin/assets/*\n');
  expect(await exported('_redirects')).toMatch(/^\/ \/admin\/ 302\n/);
});

it('keeps the hashed files of an earlier export for open tabs', async () => {
  exportSite('member-web');
  await rm(path.join(ground, 'dist'), { recursive: true });
  await writeBuiltSite(path.join(ground, 'dist'), 'index-def456.js');
  exportSite('member-web');
  for (const name of ['index-abc123.js', 'index-def456.js'])
    expect(await exported(`assets/${name}`)).toBe(BUNDLE);
});

it('overwrites nothing else, and names wrong settings', async () => {
  await mkdir(out);
  await writeFile(path.join(out, 'thesis.md'), 'mine');
  expect(exportSite('member-web')).toEqual({
    status: 1,
    stderr: expect.stringContaining('contains something else') as string,
  });
  expect(exportSite('member-web', { API_ORIGIN: '', CONTACT_EMAIL: '' }).stderr).toMatch(
    /API_ORIGIN is missing[\s\S]*CONTACT_EMAIL is missing/,
  );
});
