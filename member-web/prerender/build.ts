import react from '@vitejs/plugin-react';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { drawings } from '../../packages/web-kit/vite/drawings.ts';
import { placeholders } from '../../packages/web-kit/vite/configuredFiles.ts';
import { paths, publicPaths, readingPaths } from '../src/lib/address/paths.ts';
import type { renderScreen } from './entry.tsx';
import { appPageFrom, pageFrom, sitemapOf } from './page.ts';

interface Renderer {
  renderScreen: typeof renderScreen;
}

/**
 * `npm run build -w member-web`: builds the site, then prerenders every public page into its own file
 * (`dist/about/index.html`). Such a page is readable before any script has run, and without scripts. The browser then
 * hydrates the markup. One process does both, so that the bundler is loaded once.
 */
const site = fileURLToPath(new URL('..', import.meta.url));
const dist = join(site, 'dist');
/** Inside `dist`, so that the next build removes the leftovers of a killed build. */
const bundle = join(dist, '.prerender');

await build({ root: site });
const renderer = await buildRenderer();
const template = readFileSync(join(dist, 'index.html'), 'utf8');
for (const address of ['/landing', ...publicPaths, ...publicPaths.map((path) => `/landing${path}`)]) {
  const file = join(dist, address.slice(1), 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  const runsEarly = [paths.landing, ...readingPaths].some((path) => path === address);
  writeFileSync(file, pageFrom(template, await renderer.renderScreen(address), runsEarly));
}
writeFileSync(join(dist, 'index.html'), appPageFrom(template));
writeFileSync(join(dist, 'sitemap.xml'), sitemapOf(['/landing', ...publicPaths]));
rmSync(bundle, { recursive: true });

/** The site's own code, bundled for Node. */
async function buildRenderer(): Promise<Renderer> {
  await build({
    root: site,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), drawings()],
    // One bundle with all dependencies, because Node cannot import some of these packages directly.
    ssr: { noExternal: true },
    build: { ssr: 'prerender/entry.tsx', outDir: bundle, copyPublicDir: false, assetsInlineLimit: 0 },
  });
  // In a browser, config.js sets these values. The server of the site replaces the placeholders.
  Object.assign(globalThis, { window: { __CAMPUS_COMMONS__: placeholders } });
  return import(pathToFileURL(join(bundle, 'entry.js')).href) as Promise<Renderer>;
}
