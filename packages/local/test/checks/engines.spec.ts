import { listEngineFaults, type LockedPackage } from '../../src/checks/engines.ts';

const lockfile = (node: string, promised = '>=20.19'): Record<string, LockedPackage> => ({
  '': { engines: { node: promised } },
  'node_modules/silent': { version: '1.0.0' },
  'node_modules/one/node_modules/picky': { version: '2.1.0', engines: { node } },
});

describe('the Node versions that our packages support', () => {
  it.each(['>=20', '>=20.19.0', '^20.19.0 || >=22.12.0', '*'])('accepts %s', (node) => {
    expect(listEngineFaults(lockfile(node))).toEqual([]);
  });

  it.each(['>=22', '>=20.19.1', '^20.20.0 || >=22', '^18.0.0'])('names the package that needs %s', (node) => {
    expect(listEngineFaults(lockfile(node))).toEqual([
      expect.stringContaining(`node_modules/one/node_modules/picky 2.1.0 needs Node ${node}`),
    ]);
  });

  it('compares with the version in the root package’s engines', () => {
    expect(listEngineFaults(lockfile('>=22', '>=22.12'))).toEqual([]);
    expect(() => listEngineFaults({})).toThrow('engines');
  });
});
