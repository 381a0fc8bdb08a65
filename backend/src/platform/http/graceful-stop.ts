import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppLogger } from '../logging/app-logger.js';
import { within } from '../../common/within.js';
import { Env } from '../../config/env.js';
import { HealthService } from '../health/health.service.js';
import { ConnectionDrain } from './connection-drain.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Milliseconds between looks for connections that have become idle. */
const CLOSE_IDLE_EVERY = 100;
/** Milliseconds for pools and other connections to close once nothing is at work. */
const CLOSE_TIMEOUT = 5_000;

/**
 * Stops the process when it is asked to: not ready at once, serving on while the proxy takes notice, then no new
 * connections and time for what is at work. The second signal ends it on the spot.
 */
export function stopOnSignals(app: NestExpressApplication): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stop(app, signal);
    });
  }
}

async function stop(app: NestExpressApplication, signal: string): Promise<void> {
  const { STOP_DRAIN_SECONDS, STOP_FINISH_SECONDS } = app.get(Env);
  const logger = app.get(AppLogger);
  logger.info(`Stopping on ${signal}`);
  app.get(HealthService).announceStop();
  app.get(ConnectionDrain).begin();
  await sleep(STOP_DRAIN_SECONDS * 1000);
  if (!(await finish(app.getHttpServer(), STOP_FINISH_SECONDS * 1000))) {
    logger.warn(`Requests still at work after ${STOP_FINISH_SECONDS} s were cut off`);
  }
  const closed = within(CLOSE_TIMEOUT, app.close());
  await closed.catch((err: unknown) => logger.warn({ err }, 'Not everything closed in time'));
  logger.info('Stopped');
  process.exit(0);
}

/** Takes no more connections and waits for what is at work; false when the time was over first. */
async function finish(server: Server, milliseconds: number): Promise<boolean> {
  const ended = once(server, 'close');
  server.close();
  // Those whose answer had begun before the stop could not be told that it is the last.
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY);
  try {
    await within(milliseconds, ended);
    return true;
  } catch {
    server.closeAllConnections();
    return false;
  } finally {
    clearInterval(closingIdle);
  }
}
