import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Cleanup } from '../../src/stack/cleanup.ts';
import { reservePorts } from '../../src/testing/reserve-ports.ts';

/** So few ports that a second call must try the same ones. */
const RANGE = { first: 19_990, last: 19_992 };

let cleanup: Cleanup;

beforeEach(() => {
  cleanup = new Cleanup();
});

afterEach(() => cleanup.run());

describe('reserved ports', () => {
  it('belong to one caller until they are released', async () => {
    const ours = new Cleanup();
    expect((await reservePorts(3, ours, RANGE)).sort()).toEqual([19_990, 19_991, 19_992]);
    await expect(reservePorts(1, cleanup, RANGE)).rejects.toThrow('Fewer than 1 of the ports 19990 to 19992');
    await ours.run();
    expect(await reservePorts(3, cleanup, RANGE)).toHaveLength(3);
  });

  it('do not include ports that a program listens on', async () => {
    const occupant = createServer().listen(19_991);
    await once(occupant, 'listening');
    cleanup.add(async () => void (await once(occupant.close(), 'close')));
    expect((await reservePorts(2, cleanup, RANGE)).sort()).toEqual([19_990, 19_992]);
  });

  it('are not ephemeral ports', async () => {
    const file = '/proc/sys/net/ipv4/ip_local_port_range';
    const [first] = existsSync(file) ? readFileSync(file, 'utf8').split('\t').map(Number) : [32_768];
    for (const port of await reservePorts(3, cleanup)) expect(port).toBeLessThan(first ?? 0);
  });
});
