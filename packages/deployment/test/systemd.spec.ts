import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { read, stopSeconds } from './support/files.ts';

/** Ports of the API, and of its metrics, as the docs name the instances. */
const INSTANCES = ['3001', '3002'];

interface Prometheus {
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
}

/** The ports that a command of the unit gives its process, printed instead of starting it. */
function portsOf(command: string, shared: Record<string, string>): { api: string; metrics: string } {
  const print = command.replace(/ node dist\/main\.js$/, ' printenv API_PORT METRICS_PORT');
  expect(print).not.toBe(command);
  const { status, stdout } = spawnSync('/bin/sh', ['-c', print], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...shared },
  });
  expect(status).toBe(0);
  const [api = '', metrics = ''] = stdout.trim().split('\n');
  return { api, metrics };
}

describe('the unit of the API', () => {
  const unit = read('docker/systemd/campus-api@.service');
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];

  it('gives every instance ports of its own, also when the shared file names some', () => {
    const shared = { API_PORT: '3000', METRICS_PORT: '9464' };
    const ports = INSTANCES.map((instance) => portsOf(command.replaceAll('%i', instance), shared));
    expect(ports).toEqual([
      { api: '3001', metrics: '13001' },
      { api: '3002', metrics: '13002' },
    ]);
  });

  it('has its metrics where the example for Prometheus looks for them', () => {
    const { scrape_configs: jobs } = parse(read('docker/monitoring/prometheus.yml')) as Prometheus;
    const targets = jobs.find(({ job_name: name }) => name === 'campus-api')?.static_configs[0]?.targets;
    expect(targets).toEqual(INSTANCES.map((instance) => `127.0.0.1:1${instance}`));
  });

  it('gives a process time for a graceful shutdown before it kills it', () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(stopSeconds());
  });

  it('has the same ports without systemd', () => {
    const [, started = ''] =
      /^start_api\(\) \{ run "api-\$1" api\.env (.+); \}$/m.exec(read('docs/install/one-machine.md')) ?? [];
    const here = started.replaceAll('$1', '3001').replace('-C $current/backend', '').replace('$as', '');
    expect(portsOf(here, { METRICS_PORT: '9464' })).toEqual({ api: '3001', metrics: '13001' });
  });
});

describe('the command campus on one machine', () => {
  let folder: string;
  const within = (name: string) => path.join(folder, name);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'campus-command-'));
    await chmod(folder, 0o755);
    await writeFile(within('api.env'), 'DATABASE_URL=postgres://campus:secret@127.0.0.1/campus\n');
    // Accounts that exist everywhere stand for the API's.
    const script = read('docker/systemd/campus')
      .replace('/etc/campus-commons/api.env', within('api.env'))
      .replace('--reuid campus --regid campus', '--reuid nobody --regid nogroup');
    const program =
      '#!/bin/sh\nid -un; echo "$DATABASE_URL" "$ADMIN_PASSWORD" "$HOME"; echo "$0"; echo "$@"\n';
    for (const [file, text] of [
      ['second/docker/systemd/campus', script],
      ['second/backend/bin/campus', program],
    ] as const) {
      await mkdir(path.dirname(within(file)), { recursive: true });
      await writeFile(within(file), text, { mode: 0o755 });
    }
    await symlink('second', within('current'));
    await symlink(within('current/docker/systemd/campus'), within('campus'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('runs that of the current release, with the API’s settings and the caller’s password', () => {
    const { status, stdout, stderr } = spawnSync(within('campus'), ['admin', 'create', 'Asha Rao'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: '/home/somebody', ADMIN_PASSWORD: 'a lamp' },
    });
    const isRoot = process.getuid?.() === 0;
    const { stdout: account } = spawnSync('id', ['-un'], { encoding: 'utf8' });
    expect({ status, stderr, lines: stdout.trim().split('\n') }).toEqual({
      status: 0,
      stderr: '',
      lines: [
        isRoot ? 'nobody' : account.trim(),
        `postgres://campus:secret@127.0.0.1/campus a lamp ${isRoot ? '/var/lib/campus-commons' : '/home/somebody'}`,
        `${folder}/second/docker/systemd/../../backend/bin/campus`,
        'admin create Asha Rao',
      ],
    });
  });
});

describe('logs', () => {
  it('are kept for 180 days, and none is dropped at a busy time', () => {
    for (const file of ['docker/systemd/campus-commons.logrotate', 'docs/install/one-machine.md'])
      expect(
        [...read(file).matchAll(/^ *daily\n(?: *#.*\n)* *rotate (\d+)$/gm)].map(([, days]) => days),
      ).toEqual(['180']);
    expect(read('docker/systemd/campus-api@.service')).toContain('\nLogRateLimitIntervalSec=0\n');
  });

  it('of requests can go to the journal in compose', () => {
    const { services } = parse(read('docker/compose/journald.yaml'), { merge: true }) as {
      services: Record<string, { logging: { driver: string } }>;
    };
    const known = (parse(read('docker/compose.yaml'), { merge: true }) as { services: object }).services;
    expect(Object.keys(services)).toEqual(['proxy', 'api-1', 'api-2']);
    for (const [name, { logging }] of Object.entries(services)) {
      expect(known).toHaveProperty([name]);
      expect(logging.driver).toBe('journald');
    }
  });
});

describe('the backup of one machine', () => {
  it('may write to the folder that it names, which the docs give to its account', () => {
    const unit = read('docker/systemd/campus-backup.service');
    const [, folder] = /^ExecStart=\S+\/campus backup --to (\S+)$/m.exec(unit) ?? [];
    expect(unit).toContain(`\nReadWritePaths=${folder}\n`);
    expect(read('docs/install/one-machine.md')).toContain(
      `install -d -o campus -g campus -m 0700 ${folder}\n`,
    );
  });

  it('is started by a timer that systemd accepts, and the docs enable', () => {
    expect(read('docs/install/one-machine.md')).toMatch(/^systemctl enable --now .* campus-backup\.timer$/m);
    const [, calendar = ''] = /^OnCalendar=(.+)$/m.exec(read('docker/systemd/campus-backup.timer')) ?? [];
    const { error, status } = spawnSync('systemd-analyze', ['calendar', calendar]);
    // Not every machine has systemd.
    if (!error) expect(status).toBe(0);
  });
});
