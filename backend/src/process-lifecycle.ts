import type { ErrorReports } from './platform/error-reports/error-reports.js';
import { AppLogger } from './platform/logging/app-logger.js';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { withTimeout } from './common/with-timeout.js';
import { Env } from './config/env.js';
import { HealthService } from './platform/health/health.service.js';
import { LiveService } from './platform/live/live.service.js';
import { ConnectionDrain } from './platform/http/request-end.js';

/**
 * Logs an uncaught exception or unhandled rejection as a JSON line and ends the process, because its state is unknown.
 * The supervisor starts a new process. With a service for errors the process lives until the report has been sent, 2 s at most.
 */
export function exitOnUncaught(logger: AppLogger, reports: ErrorReports): void {
  let ending = false;
  process.on('uncaughtException', (err, origin) => {
    logger.fatal({ err, origin }, 'Ending: nobody caught this');
    if (ending) process.exit(1);
    ending = true;
    reports.report(err, { level: 'fatal' });
    void reports.close().finally(() => process.exit(1));
  });
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Time between checks for connections that have become idle. */
const CLOSE_IDLE_INTERVAL_MS = 100;
/** The part of STOP_DRAIN_SECONDS over which streams are closed; in the rest their clients come to another process. */
const DRAIN_SHARE = 0.8;
/** Milliseconds for pools and other connections to close once no request is in flight. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Graceful shutdown on SIGTERM or SIGINT: not ready at once, still serving while the proxy notices and streams are closed, then no
 * new connections and time for requests in flight. A second signal ends the process immediately.
 * @param lastly what ends after the application; must not throw
 */
export function stopOnSignals(app: NestExpressApplication, lastly: () => Promise<void>): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stop(app, signal, lastly);
    });
  }
}

async function stop(app: NestExpressApplication, signal: string, lastly: () => Promise<void>): Promise<void> {
  const { STOP_DRAIN_SECONDS, STOP_FINISH_SECONDS } = app.get(Env);
  const logger = app.get(AppLogger);
  logger.info(`Stopping on ${signal}`);
  app.get(HealthService).announceStop();
  app.get(ConnectionDrain).begin();
  // The streams end before the server closes, because it would wait for them.
  await Promise.all([
    sleep(STOP_DRAIN_SECONDS * 1000),
    app.get(LiveService).stop(STOP_DRAIN_SECONDS * DRAIN_SHARE * 1000),
  ]);
  if (!(await finish(app.getHttpServer(), STOP_FINISH_SECONDS * 1000))) {
    logger.warn(`Requests still at work after ${STOP_FINISH_SECONDS} s were cut off`);
  }
  const closed = withTimeout(CLOSE_TIMEOUT_MS, app.close().then(lastly));
  await closed.catch((err: unknown) => logger.warn({ err }, 'Not everything closed in time'));
  logger.info('Stopped');
  process.exit(0);
}

/** Accepts no more connections and waits for requests in flight; false after the timeout. */
async function finish(server: Server, milliseconds: number): Promise<boolean> {
  const ended = once(server, 'close');
  server.close();
  // Connections whose answer had started before the stop did not get `Connection: close`.
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  try {
    await withTimeout(milliseconds, ended);
    return true;
  } catch {
    server.closeAllConnections();
    return false;
  } finally {
    clearInterval(closingIdle);
  }
}
