import pg from 'pg';
import { spawnSync } from 'node:child_process';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../services/api.ts';
import type { Topology } from '../topology.ts';
import { Client } from '../traffic/client.ts';
import type { Account } from './people.ts';
import type { Monitoring } from './monitoring.ts';

export type MailServerDoes = 'accept' | 'refuse' | 'hang up';

/** Everything that a provocation may break. */
export interface Stage {
  readonly topology: Topology;
  readonly monitoring: Monitoring;
  /** A process under load, and one that is killed. */
  readonly busy: Api;
  readonly killed: Api;
  readonly members: readonly Account[];
  /** Stops what answers for both sites. */
  readonly stopSite: () => Promise<void>;
  /** What the mail server does from now on; it accepts mails until then. */
  readonly setMail: (does: MailServerDoes) => void;
  /** Resolves when the alert fires; rejects when the drill ends. */
  readonly fires: (alert: string) => Promise<void>;
  /** Aborted when the drill ends. */
  readonly signal: AbortSignal;
}

/** One fault, and the alerts that it must make fire. */
export interface Provocation {
  /** For the report. */
  readonly how: string;
  readonly alerts: readonly string[];
  run(stage: Stage): Promise<void>;
}

/** Alerts that are not provoked, and why. */
export const NOT_PROVOKED: Readonly<Record<string, string>> = {
  OpenFilesShort: 'the process opens more files while it starts than afterwards',
  MemoryShort: 'it would take the memory of this machine',
  MaintenanceForgotten: 'its window is two hours',
  FilesNotRemoved: 'its window is two hours',
  FilesRefused: 'its window is an hour',
  BackupMissing: 'its window is 26 hours',
};

const FILESYSTEM_BYTES = 256 * 1024 * 1024;

export const PROVOCATIONS: readonly Provocation[] = [
  {
    how: 'an API process is killed; then it starts three times and is killed twice',
    alerts: ['ProcessAway', 'ProcessRestarts'],
    run: async ({ killed, topology, fires }) => {
      await killed.kill();
      await fires('ProcessAway');
      for (let start = 0; start < 3; start += 1) {
        await killed.start(topology.release);
        // Prometheus must see each of them.
        await sleep(20_000);
        if (start < 2) await killed.kill();
      }
    },
  },
  {
    how: 'the sites stop; the certificate is replaced by one that ends in a week; then its exporter is killed',
    alerts: ['SiteAway', 'CertificateEnds', 'NotMeasured'],
    run: async ({ topology, monitoring, stopSite, fires }) => {
      await stopSite();
      topology.proxy.renewCertificate(7);
      await Promise.all([fires('SiteAway'), fires('CertificateEnds')]);
      monitoring.exporters.blackbox.kill('SIGKILL');
    },
  },
  {
    how: 'Redis stops',
    alerts: ['RedisAway'],
    run: ({ topology }) => topology.redis.stop(),
  },
  {
    how: 'the replica stops',
    alerts: ['ReplicaLeftOut'],
    run: ({ topology }) => topology.replica.stop(),
  },
  {
    how: 'the mail server is down; then it refuses 25 mails, and one is an hour old',
    alerts: ['MailsWait', 'MailsRefused', 'MailsGivenUp'],
    run: async ({ busy, killed, topology, members, setMail, fires }) => {
      setMail('hang up');
      const [first, second, ...others] = members;
      for (const member of [first, second]) await forget(busy, member);
      await fires('MailsWait');
      await topology.primary.query(
        `UPDATE mail_outbox SET created_at = now() - interval '2 hours', not_before = now()`,
      );
      await fires('MailsGivenUp');
      setMail('refuse');
      // By now the busy process rejects most requests, and the killed one has been started again.
      for (const member of others) await forget(killed, member);
    },
  },
  {
    how: 'a table of a job and a call is renamed; the job’s last success is set back by two hours',
    alerts: ['PeriodicWorkFails', 'JobLate', 'ErrorsBurnFast', 'ErrorsBurnSlowly'],
    run: async ({ busy, topology, members: [member], fires }) => {
      // One that the feed does not read: FeedSlow counts successful answers.
      await topology.primary.query('ALTER TABLE notification_setting RENAME TO notification_setting_away');
      await topology.primary.query(
        `UPDATE job_run SET succeeded_at = now() - interval '2 hours' WHERE name = 'mail notifications'`,
      );
      // Again and again: Prometheus sees no increase in a series that begins with its first failures.
      const hasFired = fires('ErrorsBurnFast').then(() => true);
      while (!(await Promise.race([hasFired, sleep(1_000)]))) {
        await post(busy, '/user/notifications/getSettings', {}, member?.token);
      }
    },
  },
  {
    how: 'the last backup is set back by 27 hours',
    alerts: ['BackupOld'],
    run: async ({ topology }) => {
      const finishedAt = new Date(Date.now() - 27 * 3_600_000).toISOString();
      await topology.primary.query(
        `INSERT INTO setting (name, value) VALUES ('last backup', '{"finishedAt": "${finishedAt}"}')`,
      );
    },
  },
  {
    how: '80 people sign up from one address; one password is tried 150 times',
    alerts: ['AddressRefused', 'PasswordsGuessed'],
    run: async ({ busy, members: [member] }) => {
      for (let person = 0; person < 80; person += 1) {
        const form = {
          name: 'Asha',
          email: `flood${person}@example.edu`,
          phone: String(6_100_000_000 + person),
        };
        await post(busy, '/user/auth/signUp', { ...form, password: 'mango pickle monsoon' });
      }
      for (let guess = 0; guess < 150; guess += 1) {
        await post(busy, '/user/auth/login', { emailOrPhone: member?.email, password: 'wrong' });
      }
    },
  },
  {
    how: 'connections are opened until 90 of 100 are in use',
    alerts: ['PostgresConnectionsShort'],
    run: async ({ topology, signal }) => {
      const clients: pg.Client[] = [];
      signal.addEventListener('abort', () =>
        clients.forEach((client) => void client.end().catch(() => undefined)),
      );
      for (;;) {
        const [row] = await topology.primary.query<{ used: number }>(
          'SELECT count(*)::int AS used FROM pg_stat_activity WHERE datname IS NOT NULL',
          'postgres',
        );
        if ((row?.used ?? 0) >= 90) return;
        const client = new pg.Client({ connectionString: topology.primary.url('postgres') });
        client.on('error', () => undefined);
        await client.connect();
        clients.push(client);
      }
    },
  },
  {
    how: 'a small file system over DATA_DIR is filled',
    alerts: ['MediaDiskShort', 'DiskShort', 'DiskFull'],
    run: async ({ busy, topology, signal }) => {
      const image = path.join(topology.environment.folder, 'small.img');
      spawnSync('touch', [image]);
      await truncate(image, FILESYSTEM_BYTES);
      command('mkfs.ext4', ['-q', '-m', '0', image]);
      command('mount', ['-o', 'loop', image, busy.dataDir]);
      signal.addEventListener('abort', () => spawnSync('umount', ['--lazy', busy.dataDir]));
      // Until the disk is full, which dd reports as an error.
      spawnSync('dd', ['if=/dev/zero', `of=${path.join(busy.dataDir, 'fill')}`, 'bs=1M', 'count=240']);
    },
  },
  {
    how: 'a process gets an eighth of its time on the CPU, under more sign-ins and feeds than it may have in flight',
    alerts: ['EventLoopSlow', 'FeedSlow', 'SignInsWait', 'DatabaseConnectionsShort', 'RequestsShed'],
    run: async ({ busy, members, signal, fires }) => {
      // Those need answers from the process soon.
      await Promise.all(['AddressRefused', 'PasswordsGuessed', 'ErrorsBurnFast'].map(fires));
      const isOver = () => signal.aborted;
      const clients = Array.from({ length: 110 }, async (_, place) => {
        const member = members[place % members.length];
        for (let round = 0; !isOver(); round += 1) {
          await (place < 45
            ? post(busy, '/user/feeds/getAllFeeds', {}, member?.token)
            : post(busy, '/user/auth/login', {
                emailOrPhone: `nobody${place}-${round}@example.edu`,
                password: 'wrong',
              }));
          await sleep(100);
        }
      });
      while (!isOver()) {
        signalTo(busy, 'SIGSTOP');
        await sleep(700);
        signalTo(busy, 'SIGCONT');
        await sleep(100);
      }
      await Promise.all(clients);
    },
  },
];

/** After the others have fired, because they take away what the others need. In this order, each until it fires. */
export const LAST_PROVOCATIONS: readonly Provocation[] = [
  {
    how: 'the proxy stops',
    alerts: ['ProxyAway'],
    run: ({ topology }) => topology.proxy.stop(),
  },
  {
    how: 'PostgreSQL stops',
    alerts: ['PostgresAway', 'DatabaseAway'],
    run: ({ topology }) => topology.primary.stop(),
  },
  {
    how: 'both API processes are killed',
    alerts: ['NoProcess'],
    run: async ({ topology }) => {
      for (const api of topology.apis) await api.kill();
    },
  },
];

const forget = (api: Api, member: Account | undefined) =>
  post(api, '/user/auth/forgotPassword', { email: member?.email });

async function post(api: Api, path: string, body: object, token?: string): Promise<void> {
  // Without a proxy between, so that a fault of the proxy disturbs nothing; every answer is welcome, and none too.
  const client = new Client({ port: api.port }, () => 0);
  await client.ask({ purpose: 'write', path, body, token });
  client.close();
}

function signalTo(api: Api, signal: NodeJS.Signals): void {
  if (api.pid !== undefined) process.kill(api.pid, signal);
}

function command(name: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}
