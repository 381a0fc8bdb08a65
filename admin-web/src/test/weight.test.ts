import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a browser may have to fetch before the console's first paint: scripts and styles, gzipped, bytes. */
const BUDGET = 290_000;

const workspace = path.resolve(__dirname, '../..');
const vite = path.join(path.dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');

let dist: string;
beforeAll(() => {
  // Built for this test alone: what lies in dist/ may be of yesterday.
  dist = mkdtempSync(path.join(tmpdir(), 'console-weight-'));
  execFileSync(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: workspace,
    // jest's own would build in React's development checks.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 120_000);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** The scripts and styles that index.html names, relative to dist. */
function filesBeforeFirstPaint(): string[] {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const addresses = [...html.matchAll(/(?:src|href)="\/admin\/([^"]+\.(?:js|css))"/g)];
  return ['index.html', ...addresses.map(([, file = '']) => file)];
}

test('the console stays within its weight before first paint', () => {
  const weights = filesBeforeFirstPaint().map((file) => ({
    file,
    gzip: gzipSync(readFileSync(path.join(dist, file))).length,
  }));
  // Should index.html change its ways, nothing must be weighed as light by not being seen.
  expect(weights.filter(({ file }) => file.endsWith('.js')).length).toBeGreaterThanOrEqual(3);
  const total = weights.reduce((sum, { gzip }) => sum + gzip, 0);
  if (total > BUDGET) {
    const list = weights.map(({ file, gzip }) => `${file} ${gzip}`).join(', ');
    throw new Error(`${total} bytes before first paint, ${BUDGET} allowed: ${list}`);
  }
});
