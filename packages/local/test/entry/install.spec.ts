import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needsInstall } from '../../src/entry/install.mjs';

const wanted = {
  '': { name: 'root', version: '1.0.0' },
  'node_modules/kept': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const installed = { 'node_modules/kept': { version: '1.0.0', integrity: 'sha512-a' } };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'campus-install-'));
  await mkdir(path.join(root, 'node_modules'));
  await write('package-lock.json', wanted);
});

afterEach(() => rm(root, { recursive: true }));

function write(file: string, packages: object): Promise<void> {
  return writeFile(path.join(root, file), JSON.stringify({ packages }));
}

describe('needsInstall', () => {
  it('is true on a fresh clone', () => {
    expect(needsInstall(root)).toBe(true);
  });

  it('is false when everything that this system needs is installed', async () => {
    await write('node_modules/.package-lock.json', installed);
    expect(needsInstall(root)).toBe(false);
  });

  it('is true when an install was interrupted', async () => {
    await writeFile(path.join(root, 'node_modules/.package-lock.json'), '{"packages":{"node_mod');
    expect(needsInstall(root)).toBe(true);
  });

  it.each([
    [
      'asks for another version',
      { ...wanted, 'node_modules/kept': { version: '2.0.0', integrity: 'sha512-c' } },
    ],
    [
      'asks for a further package',
      { ...wanted, 'node_modules/new': { version: '1.0.0', integrity: 'sha512-d' } },
    ],
    ['no longer asks for a package', { '': wanted[''] }],
  ])('is true when the lockfile %s', async (_change, changed) => {
    await write('node_modules/.package-lock.json', installed);
    await write('package-lock.json', changed);
    expect(needsInstall(root)).toBe(true);
  });

  it('throws without a lockfile', async () => {
    await rm(path.join(root, 'package-lock.json'));
    expect(() => needsInstall(root)).toThrow('check it out again');
  });
});
