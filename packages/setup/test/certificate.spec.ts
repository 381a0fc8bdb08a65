import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer as createNetServer } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { makeFirstCertificate } from '../src/certificate/first-certificate.ts';
import { waitUntilServed } from '../src/certificate/served-certificate.ts';
import { Machine } from '../src/machine/machine.ts';
import { temporaryFolder, writeAccounts } from './support.ts';

const NAMES = ['campus.example', 'console.campus.example', 'api.campus.example'];
const OF_PROXY = { owner: 'root:campus', mode: 0o640 };
const folder = temporaryFolder();

beforeEach(() => writeAccounts(folder.path));

const make = (names: string[]) => makeFirstCertificate(new Machine(folder.path), names, '/etc', OF_PROXY);
const read = (name: string) => readFileSync(path.join(folder.path, 'etc', name));

describe('the first certificate', () => {
  it('is for all names, and made again only for others', () => {
    expect(make(NAMES)).toBe('self-signed');
    const first = read('fullchain.pem').toString();
    const certificate = new X509Certificate(first);
    expect(NAMES.map((name) => certificate.checkHost(name))).toEqual(NAMES);
    expect(statSync(path.join(folder.path, 'etc/privkey.pem')).mode & 0o777).toBe(0o640);
    expect(make(NAMES)).toBeUndefined();
    expect(read('fullchain.pem').toString()).toBe(first);
    expect(make(['other.example', ...NAMES.slice(1)])).toBe('self-signed');
    expect(read('fullchain.pem').toString()).not.toBe(first);
  });
});

describe('a new certificate', () => {
  it('is waited for until it is served', async () => {
    make(NAMES);
    const old = { cert: read('fullchain.pem'), key: read('privkey.pem') };
    const server = createServer(old).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    make(['other.example', ...NAMES.slice(1)]);
    const renewed = { cert: read('fullchain.pem'), key: read('privkey.pem') };
    const certificate = new X509Certificate(renewed.cert);
    await expect(waitUntilServed('campus.example', certificate, port, 700)).rejects.toThrow(
      'does not serve it',
    );
    const served = waitUntilServed('campus.example', certificate, port, 20_000);
    server.setSecureContext(renewed);
    await served;
    server.close();
  });

  it('is waited for while workers of before still serve the old one', async () => {
    make(NAMES);
    const old = createServer({ cert: read('fullchain.pem'), key: read('privkey.pem') });
    make(['other.example', ...NAMES.slice(1)]);
    const certificate = new X509Certificate(read('fullchain.pem'));
    const renewed = createServer({ cert: read('fullchain.pem'), key: read('privkey.pem') });
    // Two connections to the new worker, then one to the old one, then only new ones.
    let connections = 0;
    const socket = createNetServer((connection) => {
      connections += 1;
      (connections === 3 ? old : renewed).emit('connection', connection);
    }).listen(0, '127.0.0.1');
    await once(socket, 'listening');
    await waitUntilServed('campus.example', certificate, (socket.address() as AddressInfo).port, 20_000);
    expect(connections).toBe(6);
    socket.close();
  });
});
