import { listEngineFaults, type LockedPackage } from '../../src/checks/engines.ts';

const lockfile = (node: string, promised = '>=20.19'): Record<string, LockedPackage> => ({
  '': { engines: { node: promised } },
  'node_modules/silent': { version: '1.0.0' },
  'node_modules/one/node_modules/picky': { version: '2.1.0', engines: { node } },
});

describe('versions of Node that our packages admit', () => {
  it.each(['>=20', '>=20.19.0', '^20.19.0 || >=22.12.0', '*'])('takes %s', (node) => {
    expect(listEngineFaults(lockfile(node))).toEqual([]);
  });

  it.each(['>=22', '>=20.19.1', '^20.20.0 || >=22', '^18.0.0'])('names the package that wants %s', (node) => {
    expect(listEngineFaults(lockfile(node))).toEqual([
      expect.stringContaining(`node_modules/one/node_modules/picky 2.1.0 wants Node ${node}`),
    ]);
  });

  it('measures by what the root promises', () => {
    expect(listEngineFaults(lockfile('>=22', '>=22.12'))).toEqual([]);
    expect(() => listEngineFaults({})).toThrow('engines');
  });
});
