import { randomBytes } from 'node:crypto';
import { firstPaintChunks, type OutputChunk } from '../../vite.budget';

/** A chunk whose code does not compress, so that its gzipped size is close to `size`. */
function chunk(fileName: string, size: number, rest: Partial<OutputChunk> = {}): OutputChunk {
  const code = randomBytes(size).toString('latin1');
  return { fileName, code, isEntry: false, facadeModuleId: null, imports: [], ...rest };
}

const site = [
  chunk('index.js', 1000, { isEntry: true, imports: ['vendor.js'] }),
  chunk('vendor.js', 1000),
  chunk('frame.js', 100, { facadeModuleId: '/x/src/app/layouts/PublicLayout.tsx', imports: ['vendor.js'] }),
  chunk('landing.js', 100, { facadeModuleId: '/x/src/screens/LandingScreen.tsx', imports: ['art.js'] }),
  chunk('art.js', 100),
  chunk('editor.js', 9000),
];

it('counts what the landing page waits for, each chunk once, and nothing that follows later', () => {
  const sizes = firstPaintChunks(site);
  expect([...sizes.keys()].sort()).toEqual(['art.js', 'frame.js', 'index.js', 'landing.js', 'vendor.js']);
  expect(sizes.get('vendor.js')).toBeGreaterThan(900);
});

it('refuses to measure a site whose landing page it does not find', () => {
  expect(() => firstPaintChunks(site.filter(({ fileName }) => fileName !== 'landing.js'))).toThrow(
    'LandingScreen.tsx has no chunk of its own',
  );
});
