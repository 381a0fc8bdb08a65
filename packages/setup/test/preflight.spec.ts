import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listeners, type Listener } from '../src/machine/listeners.ts';
import { Machine } from '../src/machine/machine.ts';
import { checkDistribution } from '../src/preflight/check-distribution.ts';
import { checkEarlier } from '../src/preflight/check-earlier.ts';
import { checkNames } from '../src/preflight/check-names.ts';
import { checkNetwork, judgeClock, npmRegistry } from '../src/preflight/check-network.ts';
import { checkPorts } from '../src/preflight/check-ports.ts';
import { checkMemory, judgeDisk } from '../src/preflight/check-resources.ts';
import { temporaryFolder, writeAccounts, writeProgram } from './support.ts';

describe('the system', () => {
  it.each([
    ['ID=debian\nVERSION_ID="12"\nPRETTY_NAME="Debian 12"', 'ok'],
    ['ID=debian\nVERSION_ID="13"', 'ok'],
    ['ID=debian', 'ok'],
    ['ID=debian\nVERSION_ID="11"', 'fail'],
    ['ID=ubuntu\nVERSION_ID="24.04"', 'ok'],
    ['ID=ubuntu\nVERSION_ID="22.04"', 'fail'],
    ['ID=fedora\nVERSION_ID=42', 'fail'],
    ['', 'fail'],
  ])('%j: %s', (text, verdict) => {
    expect(checkDistribution(text)).toMatchObject({ verdict });
  });
});

describe('resources', () => {
  it.each([
    [3.9e9, 'fail'],
    [4.1e9, 'warn'],
    [11e9, 'ok'],
  ])('%d bytes of disk: %s', (free, verdict) => {
    expect(judgeDisk(free, '/opt')).toMatchObject({ verdict });
  });

  it.each([
    ['MemTotal: 1000000 kB\nSwapTotal: 500000 kB', 'fail'],
    ['MemTotal: 1000000 kB\nSwapTotal: 1000000 kB', 'warn'],
    ['MemTotal: 3900000 kB\nSwapTotal: 0 kB', 'ok'],
    ['', 'fail'],
  ])('memory %j: %s', (text, verdict) => {
    expect(checkMemory(text)).toMatchObject({ verdict });
  });
});

describe('ports', () => {
  const proxy = 'nginx: master process /usr/sbin/nginx -e stderr -c /run/campus-proxy/nginx.conf';
  const judge = (found: Listener[]) => checkPorts(found, [3001, 3002, 3003]);

  it('may be ours', () => {
    const ours = [
      { port: 80, command: proxy },
      { port: 443, command: proxy },
      { port: 3001, command: 'node dist/main.js' },
      { port: 8081, command: proxy.replace('campus-proxy', 'campus-member-web') },
      { port: 5432, command: 'postgres' },
    ];
    expect(judge(ours)).toMatchObject([{ verdict: 'ok' }]);
  });

  it.each([
    { port: 80, command: 'nginx: master process /usr/sbin/nginx -g daemon on;' },
    { port: 80, command: 'nginx: worker process' },
    { port: 443, command: '/usr/sbin/apache2' },
    { port: 443, command: '/usr/bin/docker-proxy -proto tcp' },
    { port: 3002, command: 'node server.js' },
    { port: 8082, command: '' },
    { port: 13003, command: 'node server.js' },
  ])('are refused when another process has one: %j', (listener) => {
    expect(judge([listener])).toMatchObject([
      { verdict: 'fail', text: expect.stringContaining(`${listener.port}`) as string },
    ]);
  });

  it('are found with the process that listens', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      expect(listeners().find((each) => each.port === port)?.command).toMatch(/node/);
    } finally {
      server.close();
    }
  });
});

describe('a port of nginx', () => {
  const folder = temporaryFolder();

  it('is named by the master, also when a worker is found first', () => {
    const socket = (pid: number, command: string) => {
      mkdirSync(`${folder.path}/${pid}/fd`, { recursive: true });
      writeFileSync(`${folder.path}/${pid}/cmdline`, `${command.replaceAll(' ', '\0')}\0`);
      symlinkSync('socket:[77]', `${folder.path}/${pid}/fd/6`);
    };
    socket(10, 'nginx: worker process');
    socket(20, 'nginx: master process nginx -c /run/campus-proxy/nginx.conf');
    socket(30, 'nginx: worker process is shutting down');
    mkdirSync(`${folder.path}/net`);
    const header =
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode';
    const line =
      '   0: 0100007F:0050 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 77 1 0';
    writeFileSync(`${folder.path}/net/tcp`, `${header}\n${line}\n`);
    const found = listeners(folder.path);
    expect(found).toEqual([
      { port: 80, command: 'nginx: master process nginx -c /run/campus-proxy/nginx.conf' },
    ]);
    expect(checkPorts(found, [3001, 3002])).toMatchObject([{ verdict: 'ok' }]);
  });
});

describe('names', () => {
  const find = (name: string) =>
    name === 'gone.example'
      ? Promise.reject(new Error('ENOTFOUND'))
      : Promise.resolve(['203.0.113.7', '2001:db8::7']);

  it('point here, elsewhere or nowhere; only the last keeps the authority from being asked', async () => {
    expect(await checkNames(['a.example'], find, ['2001:db8::7'])).toMatchObject({
      findings: [{ verdict: 'ok' }],
      missing: [],
    });
    expect(await checkNames(['a.example', 'gone.example'], find, ['10.0.0.4'])).toMatchObject({
      findings: [
        { verdict: 'warn' },
        { verdict: 'warn', text: expect.stringContaining('no address yet') as string },
      ],
      missing: ['gone.example'],
    });
  });
});

describe('network and clock', () => {
  const folder = temporaryFolder();

  it('compares the clock with the time of the registry, which must answer when something is fetched', async () => {
    const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    server.unref();
    const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await checkNetwork(registry, true)).toMatchObject([{ verdict: 'ok' }, { verdict: 'ok' }]);
    const ahead = () => Date.now() + 3_600_000;
    expect(await checkNetwork(registry, true, ahead)).toMatchObject([
      { verdict: 'ok' },
      { verdict: 'fail', text: expect.stringContaining('ahead') as string },
    ]);
    await new Promise((resolve) => server.close(resolve));
    expect(await checkNetwork(registry, true)).toMatchObject([{ verdict: 'fail' }]);
    expect(await checkNetwork(registry, false)).toMatchObject([{ verdict: 'warn' }]);
  });

  it('asks npm which registry it is, with the settings of the source', () => {
    const { npm_config_registry: ours, ...others } = process.env;
    process.env = others;
    writeProgram(`${folder.path}/.npmrc`, 'registry=https://npm.campus.example/\n');
    expect(npmRegistry(new Machine(folder.path), folder.path)).toBe('https://npm.campus.example/');
    if (ours !== undefined) process.env.npm_config_registry = ours;
  });

  it('says when there was nothing to compare with', () => {
    expect(judgeClock(null, Date.now())).toMatchObject({ verdict: 'warn' });
  });
});

describe('what is there already', () => {
  const folder = temporaryFolder();
  const machine = () => new Machine(folder.path);

  it('is nothing, an earlier setup, or made by hand', () => {
    expect(checkEarlier(machine())).toMatchObject({ verdict: 'ok' });
    writeAccounts(folder.path);
    expect(checkEarlier(machine())).toMatchObject({
      verdict: 'fail',
      text: expect.stringContaining('account') as string,
    });
    writeProgram(`${folder.path}/etc/campus-commons/api.env`, '');
    expect(checkEarlier(machine())).toMatchObject({
      verdict: 'fail',
      text: expect.stringContaining('by hand') as string,
    });
    writeProgram(`${folder.path}/etc/campus-commons/setup/answers`, '');
    expect(checkEarlier(machine())).toMatchObject({ verdict: 'ok' });
  });
});
