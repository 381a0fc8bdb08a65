import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtimeConfigFromEnv } from './configScript.ts';
import { configuredFiles } from './configuredFiles.ts';

const page = '<title>__BRAND_NAME__</title><link rel="canonical" href="https://member-origin.invalid/about">';
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'about'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'about/index.html'), page);
  writeFileSync(join(site, 'manifest.webmanifest'), '{ "name": "__BRAND_NAME__" }');
  writeFileSync(join(site, 'robots.txt'), 'Sitemap: https://member-origin.invalid/sitemap.xml\n');
  writeFileSync(join(site, 'assets/index-abc.js'), 'const name = "__BRAND_NAME__";');
  writeFileSync(join(site, 'config.js'), 'the default of the build');
});
afterEach(() => rmSync(site, { recursive: true }));

const deployment = runtimeConfigFromEnv({
  BRAND_NAME: 'R&D "Maidan" <Lab>',
  MEMBER_ORIGIN: 'https://maidan.example',
});

describe('a built site, configured', () => {
  it('has the deployment’s name and addresses in its pages, correctly escaped', () => {
    expect(configuredFiles(site, deployment).get('about/index.html')).toBe(
      '<title>R&amp;D &quot;Maidan&quot; &lt;Lab&gt;</title><link rel="canonical" href="https://maidan.example/about">',
    );
  });

  it('keeps the manifest valid', () => {
    const manifest = configuredFiles(site, deployment).get('manifest.webmanifest') ?? '';
    expect(JSON.parse(manifest)).toEqual({ name: 'R&D "Maidan" <Lab>' });
  });

  it('has its own config.js, and does not change hashed files', () => {
    const files = configuredFiles(site, deployment);
    expect(files.get('config.js')).toContain('"memberOrigin": "https://maidan.example"');
    expect([...files.keys()].sort()).toEqual([
      'about/index.html',
      'config.js',
      'manifest.webmanifest',
      'robots.txt',
    ]);
    expect(files.get('robots.txt')).toBe('Sitemap: https://maidan.example/sitemap.xml\n');
  });

  it('does not change the build', () => {
    configuredFiles(site, deployment);
    expect(readFileSync(join(site, 'about/index.html'), 'utf8')).toBe(page);
  });
});
