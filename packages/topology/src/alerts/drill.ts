import { once, setMaxListeners } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Programs } from '../services/programs.ts';
import { waitUntil } from '../services/wait-until.ts';
import { withTopology } from '../topology.ts';
import { startMonitoring, type Target } from './monitoring.ts';
import { join } from './people.ts';
import {
  LAST_PROVOCATIONS,
  PROVOCATIONS,
  type MailServerDoes,
  type Provocation,
  type Stage,
} from './provocations.ts';

const MEMBERS = 30;
/** For every target to be scraped, and for every rule to be evaluated, at rest. */
const REST_MS = 120_000;
/** The longest window is 15 minutes, and two alerts follow others. */
const LIMIT_MS = 22 * 60_000;
const LAST_LIMIT_MS = 4 * 60_000;
const EVERY_MS = 5_000;

/** What a drill saw. */
export interface AlertReport {
  readonly targets: readonly Target[];
  /** Alerts that fired before anything was broken. */
  readonly atRest: readonly string[];
  /** Seconds from the beginning of the provocations until an alert fired; undefined: it did not. */
  readonly fired: ReadonlyMap<string, number | undefined>;
  /** Provocations that failed themselves. */
  readonly failures: readonly string[];
}

/** Starts the product and its monitoring, looks at both at rest, then breaks one thing after the other and waits for the alerts. */
export async function drillAlerts(
  programs: Programs,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<AlertReport> {
  const site = createHttpServer((_request, response) => response.end('the site'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const mail = await startMailServer();
  try {
    return await withTopology(
      {
        programs,
        site: `127.0.0.1:${(site.address() as AddressInfo).port}`,
        api: {
          // Without it the job that the drill breaks has nothing to do.
          API_ORIGIN: 'https://api.campus.example',
          SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
          DATABASE_POOL_SIZE: '2',
          MOST_IN_FLIGHT: '90',
          LIMIT_SIGN_UP: '40/3600',
          LIMIT_LOGIN_ACCOUNT_ADDRESS: '5/900',
          // All sign-ins of the drill come from one address, and a refused one calculates no hash.
          LIMIT_LOGIN_ADDRESS: '1000000/300',
        },
      },
      async (topology) => {
        const [busy, killed] = topology.apis;
        if (!busy || !killed) throw new Error('The drill needs two API processes');
        const monitoring = await startMonitoring(topology);
        const ending = new AbortController();
        setMaxListeners(0, ending.signal);
        try {
          const members = [];
          for (let member = 0; member < MEMBERS; member += 1) members.push(await join(busy));
          log('at rest');
          await sleep(REST_MS, undefined, { signal });
          const targets = await monitoring.targets();
          const atRest = [...(await monitoring.firing())];
          log(
            `${targets.filter(({ isUp }) => isUp).length} of ${targets.length} targets are up; firing: ${atRest.join(', ') || 'none'}`,
          );

          const began = performance.now();
          const fired = new Map<string, number | undefined>();
          const failures: string[] = [];
          const watching = watch(async () => {
            for (const alert of await monitoring.firing()) {
              if (fired.get(alert) !== undefined) continue;
              fired.set(alert, Math.round((performance.now() - began) / 1000));
              log(`${alert} fires after ${fired.get(alert)} s`);
            }
          }, ending.signal);
          const fires = (alert: string) =>
            waitUntil(
              `${alert} fires`,
              () => ending.signal.aborted || fired.get(alert) !== undefined,
              LIMIT_MS,
            );
          const stage: Stage = {
            topology,
            monitoring,
            busy,
            killed,
            members,
            signal: ending.signal,
            fires,
            stopSite: async () => {
              site.close();
              site.closeAllConnections();
              await once(site, 'close');
            },
            setMail: (does) => {
              mail.does = does;
            },
          };
          const provoke = async (provocation: Provocation) => {
            // An alert that another provocation made fire counts again from here.
            for (const alert of provocation.alerts) fired.set(alert, undefined);
            log(provocation.how);
            await provocation.run(stage).catch((fault: unknown) => {
              failures.push(`${provocation.how}: ${String(fault)}`);
              log(failures.at(-1) ?? '');
            });
          };
          const allFired = (alerts: readonly string[]) =>
            alerts.every((alert) => fired.get(alert) !== undefined);
          const first = PROVOCATIONS.map(provoke);
          const expected = PROVOCATIONS.flatMap(({ alerts }) => alerts);
          await until(() => allFired(expected) || signal.aborted, LIMIT_MS);
          for (const last of LAST_PROVOCATIONS) {
            await provoke(last);
            await until(() => allFired(last.alerts) || signal.aborted, LAST_LIMIT_MS);
          }
          ending.abort();
          await Promise.allSettled([...first, watching]);
          return { targets, atRest, fired, failures };
        } finally {
          ending.abort();
          await monitoring.stop();
        }
      },
    );
  } finally {
    site.closeAllConnections();
    site.close();
    mail.stop();
  }
}

/** Waits for the condition, but no longer. */
async function until(isSo: () => boolean, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!isSo() && performance.now() < deadline) await sleep(EVERY_MS);
}

async function watch(look: () => Promise<void>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await look().catch(() => undefined);
    await sleep(EVERY_MS);
  }
}

interface MailServer {
  readonly port: number;
  does: MailServerDoes;
  stop(): void;
}

async function startMailServer(): Promise<MailServer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (mail.does === 'hang up') {
      socket.destroy();
      return;
    }
    socket.write('220 mail.example\r\n');
    let isText = false;
    createInterface({ input: socket }).on('line', (line) => {
      if (isText && line !== '.') return;
      isText = line === 'DATA';
      if (isText) socket.write('354 Go on\r\n');
      else if (line.startsWith('RCPT') && mail.does === 'refuse')
        socket.write('550 5.1.1 No such mailbox\r\n');
      else socket.write('250 OK\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mail: MailServer = {
    port: (server.address() as AddressInfo).port,
    does: 'accept',
    stop: () => server.close(),
  };
  return mail;
}
