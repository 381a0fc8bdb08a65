import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Maximum gzipped size of all scripts and styles before the console's first paint. */
const MAX_BYTES = 290_000;

const workspace = path.resolve(__dirname, '../..');
const vite = path.join(path.dirname(createRequire(__filename).resolve('vite/package.json')), 'bin/vite.js');

let dist: string;
beforeAll(() => {
  // A separate build, because the contents of dist/ may be outdated.
  dist = mkdtempSync(path.join(tmpdir(), 'console-weight-'));
  execFileSync(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: workspace,
    // Jest sets NODE_ENV to "test", which would include React's development code.
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

test('the console stays within its size budget before the first paint', () => {
  const weights = filesBeforeFirstPaint().map((file) => ({
    file,
    gzip: gzipSync(readFileSync(path.join(dist, file))).length,
  }));
  // Fails if the pattern above no longer finds the scripts of index.html.
  expect(weights.filter(({ file }) => file.endsWith('.js')).length).toBeGreaterThanOrEqual(3);
  const total = weights.reduce((sum, { gzip }) => sum + gzip, 0);
  if (total > MAX_BYTES) {
    const list = weights.map(({ file, gzip }) => `${file} ${gzip}`).join(', ');
    throw new Error(`${total} bytes before first paint, ${MAX_BYTES} allowed: ${list}`);
  }
});
