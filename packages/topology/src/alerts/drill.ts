import { createECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Programs } from '../services/programs.ts';
import { waitUntil } from '../services/wait-until.ts';
import { withTopology } from '../topology.ts';
import { AlertLog, type ActiveAlert, type Outcome } from './alert-log.ts';
import { startMailServer } from './mail-server.ts';
import { startMonitoring, type Target } from './monitoring.ts';
import { join } from './people.ts';
import { OPEN_FILES } from './provocations/load.ts';
import { PUSH_HOST } from './provocations/work.ts';
import type { Provocation } from './stage.ts';

const MEMBERS = 30;
const PROCESSES = 3;
/** For every target to be scraped, and for every rule to be evaluated, at rest. */
const REST_MS = 120_000;
/** An alert that waits that long at rest would fire at rest, later. */
const WAITS_MS = 60_000;
/** No backup was made yet, and that is told after 26 hours. */
const MAY_WAIT = 'BackupMissing';
/** The longest window is 15 minutes, and some alerts follow others. */
const MAX_WAIT_MS = 22 * 60_000;
const MAX_LAST_WAIT_MS = 4 * 60_000;
const INTERVAL_MS = 5_000;

/** What a drill saw. */
export interface AlertReport {
  readonly targets: readonly Target[];
  /** Alerts that fired, or waited for a minute, before anything was broken. */
  readonly atRest: readonly string[];
  /** What became of each alert that was to be provoked. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Provocations that failed themselves. */
  readonly failures: readonly string[];
}

export interface DrillOptions {
  readonly programs: Programs;
  /** All at once; then the last ones, each until its alerts fire. */
  readonly provocations: readonly Provocation[];
  readonly lastProvocations: readonly Provocation[];
  readonly log: (line: string) => void;
  /** Ends the drill early. */
  readonly signal: AbortSignal;
}

/** Starts the product and its monitoring, looks at both at rest, then breaks one thing after the other and waits for the alerts. */
export async function drillAlerts({
  programs,
  provocations,
  lastProvocations,
  log,
  signal,
}: DrillOptions): Promise<AlertReport> {
  const site = createServer((_request, response) => response.end('the site'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const mail = await startMailServer();
  try {
    return await withTopology(
      {
        programs,
        site: `127.0.0.1:${(site.address() as AddressInfo).port}`,
        openFiles: OPEN_FILES,
        ownDisks: true,
        processes: PROCESSES,
        api: {
          ...vapidKeys(),
          PUSH_HOSTS: PUSH_HOST,
          // The idle connections of the drill stay open.
          KEEP_ALIVE_SECONDS: '3600',
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
        const [busy, killed, decoding] = topology.apis;
        if (!busy || !killed || !decoding) throw new Error(`The drill needs ${PROCESSES} API processes`);
        const monitoring = await startMonitoring(topology);
        const [firstEnding, ending] = [new AbortController(), new AbortController()];
        try {
          const members = [];
          for (let member = 0; member < MEMBERS; member += 1) members.push(await join(busy));
          log('at rest');
          await sleep(REST_MS, undefined, { signal });
          const targets = await monitoring.targets();
          const atRest = namesAtRest(await monitoring.alerts());
          log(
            `${targets.filter(({ isUp }) => isUp).length} of ${targets.length} targets are up; firing or about to: ${atRest.join(', ') || 'none'}`,
          );

          const expected = provocations.flatMap(({ alerts }) => alerts);
          const lastExpected = lastProvocations.flatMap(({ alerts }) => alerts);
          const alertLog = new AlertLog([...expected, ...lastExpected]);
          const failures: string[] = [];
          const watching = watch(async () => {
            for (const line of alertLog.note(await monitoring.alerts())) log(line);
          }, ending.signal);
          const fires = (alert: string) =>
            waitUntil(
              `${alert} fires`,
              () => firstEnding.signal.aborted || alertLog.isOver(alert),
              MAX_WAIT_MS,
            );
          const stage = {
            topology,
            monitoring,
            busy,
            killed,
            decoding,
            members,
            mail,
            fires,
            stopSite: async () => {
              site.close();
              site.closeAllConnections();
              await once(site, 'close');
            },
          };
          /** Resolves when everything that it started has ended, or, for a last one, has begun. */
          const provoke = async (provocation: Provocation, phase: AbortSignal) => {
            const { how, alerts, after = [] } = provocation;
            const own = new AbortController();
            try {
              await Promise.all(after.filter((alert) => expected.includes(alert)).map(fires));
              if (phase.aborted) return;
              log(how);
              alertLog.begin(alerts);
              void until(() => alertLog.haveFired(alerts) || phase.aborted).then(() => own.abort());
              await provocation.run({ ...stage, signal: own.signal });
            } catch (fault) {
              failures.push(`${how}: ${String(fault)}`);
              log(failures.at(-1) ?? '');
            }
          };
          const first = provocations.map((provocation) => provoke(provocation, firstEnding.signal));
          await until(() => alertLog.haveFired(expected) || signal.aborted, MAX_WAIT_MS);
          // A process that is starved, for example, would disturb the last ones.
          firstEnding.abort();
          await Promise.all(first);
          for (const last of lastProvocations) {
            if (signal.aborted) break;
            await provoke(last, ending.signal);
            await until(() => alertLog.haveFired(last.alerts) || signal.aborted, MAX_LAST_WAIT_MS);
          }
          ending.abort();
          await watching;
          const outcomes = new Map(
            [...expected, ...lastExpected].map((alert) => [alert, alertLog.of(alert)] as const),
          );
          return { targets, atRest, outcomes, failures };
        } finally {
          firstEnding.abort();
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

/** Alerts that fire, or would fire later. */
function namesAtRest(alerts: readonly ActiveAlert[]): string[] {
  const isWaiting = ({ name, since }: ActiveAlert) => name !== MAY_WAIT && Date.now() - since >= WAITS_MS;
  const found = alerts.filter((alert) => alert.isFiring || isWaiting(alert));
  return [...new Set(found.map(({ name }) => name))];
}

/** Waits for the condition, but no longer than the limit. */
async function until(isSo: () => boolean, limitMs = Infinity): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!isSo() && performance.now() < deadline) await sleep(INTERVAL_MS);
}

async function watch(look: () => Promise<void>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await look().catch(() => undefined);
    await sleep(INTERVAL_MS);
  }
}

/** Keys of web push (RFC 8292). */
function vapidKeys(): Record<string, string> {
  const keys = createECDH('prime256v1');
  const VAPID_PUBLIC_KEY = keys.generateKeys('base64url');
  // A short one is padded to the 32 bytes that a key has.
  const VAPID_PRIVATE_KEY = Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
    'base64url',
  );
  return {
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    VAPID_SUBJECT: 'mailto:admin@campus.example',
  };
}
