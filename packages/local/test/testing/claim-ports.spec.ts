import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Cleanup } from '../../src/stack/cleanup.ts';
import { claimPorts } from '../../src/testing/claim-ports.ts';

/** Few enough that whoever asks twice meets the same again. */
const RANGE = { first: 19_990, last: 19_992 };

let cleanup: Cleanup;

beforeEach(() => {
  cleanup = new Cleanup();
});

afterEach(() => cleanup.run());

describe('claimed ports', () => {
  it('belong to one alone until they are given back', async () => {
    const ours = new Cleanup();
    expect((await claimPorts(3, ours, RANGE)).sort()).toEqual([19_990, 19_991, 19_992]);
    await expect(claimPorts(1, cleanup, RANGE)).rejects.toThrow('Of the ports 19990 to 19992 fewer than 1');
    await ours.run();
    expect(await claimPorts(3, cleanup, RANGE)).toHaveLength(3);
  });

  it('are none that somebody listens on', async () => {
    const occupant = createServer().listen(19_991);
    await once(occupant, 'listening');
    cleanup.add(async () => void (await once(occupant.close(), 'close')));
    expect((await claimPorts(2, cleanup, RANGE)).sort()).toEqual([19_990, 19_992]);
  });

  it('are none that the system gives to connections by itself', async () => {
    const file = '/proc/sys/net/ipv4/ip_local_port_range';
    const [first] = existsSync(file) ? readFileSync(file, 'utf8').split('\t').map(Number) : [32_768];
    for (const port of await claimPorts(3, cleanup)) expect(port).toBeLessThan(first ?? 0);
  });
});
