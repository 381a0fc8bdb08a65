import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkPortsFree } from '../../src/stack/ports.ts';

let occupant: Server;
let taken: number;

beforeEach(async () => {
  occupant = createServer();
  occupant.listen(0);
  await once(occupant, 'listening');
  taken = (occupant.address() as AddressInfo).port;
});

afterEach(() => {
  occupant.close();
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function refusal(ports: { api: number; member: number; admin: number }): Promise<string> {
  return checkPortsFree(ports).then(
    () => 'none',
    (error: Error) => error.message,
  );
}

describe('the check of the ports', () => {
  it('accepts free ports and leaves them free', async () => {
    const ports = { api: await freePort(), member: await freePort(), admin: await freePort() };
    expect(await refusal(ports)).toBe('none');
    expect(await refusal(ports)).toBe('none');
  });

  it('names an occupied port and the variable to set, in one line', async () => {
    const message = await refusal({ api: await freePort(), member: taken, admin: await freePort() });
    expect(message).toMatch(
      new RegExp(`^Port ${taken} is already in use.*set MEMBER_PORT to another port\\.$`),
    );
    // The message also names the process, where the system shows it.
    if (existsSync('/proc/net/tcp')) expect(message).toContain(`(process ${process.pid})`);
  });
});
