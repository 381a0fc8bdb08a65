import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Provocation } from '../stage.ts';

/** Milliseconds in which Prometheus has seen a process that was started. */
const SEEN_MS = 20_000;

/** Services that are away, and what they are short of. */
export const OF_SERVICES: readonly Provocation[] = [
  {
    how: 'an API process is killed; then it starts three times and is killed twice',
    alerts: ['ProcessAway', 'ProcessRestarts'],
    run: async ({ killed, topology, fires }) => {
      await killed.kill();
      await fires('ProcessAway');
      for (let start = 0; start < 3; start += 1) {
        await killed.start(topology.release);
        await sleep(SEEN_MS);
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
    how: 'the disk of DATA_DIR, a small one, is filled',
    alerts: ['MediaDiskShort', 'DiskShort', 'DiskFull'],
    run: async ({ topology }) => {
      await topology.disks[0]?.fill();
    },
  },
  {
    how: 'in a copy of /proc/meminfo that the host’s exporter reads, 5 % of the memory are available; it stands in for a machine that is short of memory',
    alerts: ['MemoryShort'],
    run: ({ monitoring }) => monitoring.setAvailableMemory(0.05),
  },
];

/** After the others have fired, because they take away what the others need. In this order, each until it fires. */
export const LAST_OF_SERVICES: readonly Provocation[] = [
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
    how: 'all API processes are killed',
    alerts: ['NoProcess'],
    run: async ({ topology }) => {
      for (const api of topology.apis) await api.kill();
    },
  },
];
