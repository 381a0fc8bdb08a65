import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { lightTokens } from '../src/tokens.ts';

const run = promisify(execFile);
const vite = join(dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');

const art = join(__dirname, '../src/art');
const accent = lightTokens.primary.main;
let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'src'));
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8"></head><body><script type="module" src="/src/main.ts"></script></body></html>',
  );
  writeFileSync(
    join(site, 'src/main.ts'),
    `import '${join(__dirname, '../src/fonts.css')}';\nimport robot from '${join(art, 'robot.svg')}';\nconsole.info(robot);\n`,
  );
  writeFileSync(
    join(site, 'vite.config.ts'),
    `import { campusSite } from '${join(__dirname, 'sitePlugin.ts')}';\nexport default { base: '/admin/', plugins: [campusSite()] };\n`,
  );
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

function build(env: Record<string, string> = {}) {
  return run(process.execPath, [vite, 'build'], { cwd: site, env: { ...process.env, ...env } });
}

describe('a built site', () => {
  let html: string;

  beforeAll(async () => {
    await build({ BRAND_NAME: 'Maidan' });
    html = readFileSync(join(site, 'dist/index.html'), 'utf8');
  }, 60_000);

  it('has config.js as a separate file, which a deployment replaces', () => {
    expect(readFileSync(join(site, 'dist/config.js'), 'utf8')).toContain('"brandName": "Maidan"');
    expect(html).not.toContain('Maidan');
  });

  it('has compressed copies of every script and style sheet', () => {
    const assets = join(site, 'dist/assets');
    const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const content = readFileSync(join(assets, name));
      expect(gunzipSync(readFileSync(join(assets, `${name}.gz`)))).toEqual(content);
      expect(brotliDecompressSync(readFileSync(join(site, 'dist/.br/assets', name)))).toEqual(content);
    }
  });

  it('runs the colour scheme and the configuration before its own code', () => {
    const scripts = [...html.matchAll(/<script(?![^>]* async)[^>]* src="([^"]+)"/g)].map(
      ([, src = '']) => src,
    );
    expect(scripts.slice(0, 2)).toEqual(['/admin/color-scheme.js', '/admin/config.js']);
    expect(scripts[2]).toMatch(/^\/admin\/assets\/index-/);
  });

  it('reports errors by a file that waits for nothing and that nothing waits for', () => {
    const [, file = ''] = /<script src="\/admin\/(assets\/errors-[\w-]+\.js)" async[ >]/.exec(html) ?? [];
    const code = readFileSync(join(site, 'dist', file), 'utf8');
    expect(code).toContain('/reportError');
    expect(code).not.toMatch(/\bimport\b/);
  });

  it('has no inline script, which the content security policy would block', () => {
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });

  it('preloads only the fonts that every screen uses', () => {
    const preloads = [...html.matchAll(/rel="preload" as="font"[^>]* href="\/admin\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    expect(preloads.map((file) => file.replace(/-[\w-]{8}\.woff2$/, '')).sort()).toEqual([
      'assets/bricolage',
      'assets/inter',
      'assets/inter-figures',
    ]);
    expect(preloads.every((file) => existsSync(join(site, 'dist', file)))).toBe(true);
  });

  it('has every font as a file, as the content security policy requires', () => {
    const css = readdirSync(join(site, 'dist/assets')).find((file) => file.endsWith('.css')) ?? '';
    expect(readFileSync(join(site, 'dist/assets', css), 'utf8')).not.toContain('url(data:font');
  });

  it('has the drawings and the icon in the accent colour', () => {
    const drawing = readdirSync(join(site, 'dist/assets')).find((file) => file.endsWith('.svg')) ?? '';
    for (const file of [join('assets', drawing), 'favicon.svg']) {
      expect(readFileSync(join(site, 'dist', file), 'utf8')).toContain(`<svg color="${accent}" `);
    }
  });

  it('references only existing files', () => {
    const named = [...html.matchAll(/(?:src|href)="\/admin\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(join(site, 'dist', file)))).toEqual([]);
  });
});

it('does not start with an invalid variable, and names it', async () => {
  await expect(build({ MEMBER_ORIGIN: 'example.org' })).rejects.toThrow(
    'memberOrigin must be an http or https address, not "example.org"',
  );
}, 60_000);

it('defines the accent colour of drawings only in the tokens', () => {
  const files = readdirSync(art).map((name) => join(art, name));
  const repeating = files.filter((file) => new RegExp(accent, 'i').test(readFileSync(file, 'utf8')));
  expect(repeating).toEqual([]);
});
