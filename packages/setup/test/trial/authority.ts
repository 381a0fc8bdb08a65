import { execFileSync } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FreshSystem } from './fresh-system.ts';

/** A certificate authority for tests: pebble, from Debian. */
export interface Authority {
  /** Its ACME directory. */
  readonly directory: string;
  /** In the system: the root of the directory's own certificate, and the root of what it issues. */
  readonly roots: string;
  /** On this machine: the root of what it issues. */
  readonly issued: string;
}

const FOLDER = '/root/authority';
const DIRECTORY = 'https://localhost:14000/dir';
const MANAGEMENT = 'https://localhost:15000';
const DNS = '127.0.0.1:8053';

/** Starts it in the system's network, where every name leads to 127.0.0.1 for it. */
export async function startAuthority(system: FreshSystem): Promise<Authority> {
  const folder = system.at(FOLDER);
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => path.join(folder, name);
  makeOwnCertificate(folder);
  const configuration = {
    pebble: {
      listenAddress: '127.0.0.1:14000',
      managementListenAddress: '127.0.0.1:15000',
      certificate: file('server.pem'),
      privateKey: file('server.key'),
      httpPort: 80,
      tlsPort: 443,
      ocspResponderURL: '',
      externalAccountBindingRequired: false,
    },
  };
  writeFileSync(file('pebble.json'), JSON.stringify(configuration));
  const log = openSync(file('log'), 'a');
  const none = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', '127.0.0.1:8055'];
  const names = ['pebble-challtestsrv', '-defaultIPv4', '127.0.0.1', '-defaultIPv6', '', '-dns01', DNS];
  system.startBeside([...names, ...none], {}, log);
  const settings = { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' };
  system.startBeside(['pebble', '-config', file('pebble.json'), '-dnsserver', DNS], settings, log);
  const root = await fetchRoot(system, file('ca.pem'));
  writeFileSync(file('issued.pem'), root);
  writeFileSync(file('roots.pem'), execFileSync('cat', [file('ca.pem'), file('issued.pem')]));
  return { directory: DIRECTORY, roots: `${FOLDER}/roots.pem`, issued: file('issued.pem') };
}

/** The certificate of the ACME directory itself, and its authority. */
function makeOwnCertificate(folder: string): void {
  const openssl = (line: string) => execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'pipe' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`req -x509 ${key} -days 2 -subj /CN=Trial -keyout ca.key -out ca.pem`);
  openssl(`req ${key} -subj /CN=localhost -keyout server.key -out server.csr`);
  writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  openssl(
    'x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.pem',
  );
}

/** The root that pebble makes at each start. */
async function fetchRoot(system: FreshSystem, trusted: string): Promise<string> {
  const [program = '', ...args] = system.network;
  const curl = ['curl', '--silent', '--fail', '--cacert', trusted, `${MANAGEMENT}/roots/0`];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return execFileSync(program, [...args, ...curl], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch (error) {
      if (attempt === 50) throw new Error('pebble does not answer.', { cause: error });
      await sleep(200);
    }
  }
}
