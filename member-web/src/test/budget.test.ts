import { randomBytes } from 'node:crypto';
import { chunksBefore, budgetExcess, type OutputChunk } from '../../vite.budget';
import { screenExcess } from '../../vite.screens';

/** A chunk whose code does not compress, so that its gzipped size is close to `size`. */
function chunk(fileName: string, size: number, rest: Partial<OutputChunk> = {}): OutputChunk {
  const code = randomBytes(size).toString('latin1');
  return { fileName, code, isEntry: false, moduleIds: [], imports: [], ...rest };
}

const landing = { modules: ['/src/app/layouts/PublicLayout.tsx', '/src/screens/LandingScreen.tsx'] };
const site = [
  chunk('index.js', 1000, { isEntry: true, imports: ['vendor.js'] }),
  chunk('vendor.js', 1000),
  chunk('frame.js', 100, { moduleIds: ['/x/src/app/layouts/PublicLayout.tsx'], imports: ['vendor.js'] }),
  chunk('landing.js', 100, {
    moduleIds: ['/x/src/Hero.tsx', '/x/src/screens/LandingScreen.tsx'],
    imports: ['art.js'],
  }),
  chunk('art.js', 100),
  chunk('editor.js', 9000),
];

it('the budget counts each chunk that the landing page waits for once', () => {
  const sizes = chunksBefore(landing, site);
  expect([...sizes.keys()].sort()).toEqual(['art.js', 'frame.js', 'index.js', 'landing.js', 'vendor.js']);
  expect(sizes.get('vendor.js')).toBeGreaterThan(900);
});

it('the measurement fails if the landing page is in no chunk', () => {
  expect(() =>
    chunksBefore(
      landing,
      site.filter(({ fileName }) => fileName !== 'landing.js'),
    ),
  ).toThrow('LandingScreen.tsx is in no chunk');
});

it('the error names the excess in bytes and in files', () => {
  const budget = { ...landing, name: 'The landing page', bytes: 5000, files: 5 };
  expect(budgetExcess(budget, site)).toBeUndefined();
  expect(budgetExcess({ ...budget, bytes: 2000 }, site)).toContain('its budget is 2000 in 5. Largest: ');
  expect(budgetExcess({ ...budget, files: 4 }, site)).toContain('in 5 files; its budget is 5000 in 4');
});

it('a screen counts only what it adds to what is loaded already', () => {
  const screen = { module: '/src/screens/LandingScreen.tsx', after: ['/src/app/layouts/PublicLayout.tsx'] };
  expect(screenExcess(screen, site)).toBeUndefined();
  const heavy = site.map((each) => (each.fileName === 'art.js' ? { ...chunk('art.js', 26_000) } : each));
  expect(screenExcess(screen, heavy)).toMatch(
    /^\/src\/screens\/LandingScreen\.tsx adds \d{5} bytes .*It adds landing\.js \d+, art\.js \d{5}\.$/,
  );
  expect(screenExcess({ ...screen, after: [screen.module] }, heavy)).toBeUndefined();
});
