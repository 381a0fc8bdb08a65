import {
  createStackParser,
  createTransport,
  type BaseTransportOptions,
  type Exception,
  type StackFrame,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { Env } from '../../config/env.js';
import { RELEASE } from '../../config/release.js';
import { redact } from '../../common/redact.js';
import type { AppLogger } from '../logging/app-logger.js';
import type { ErrorOrigin, ErrorReports } from './error-reports.js';

/** Reports of one process in a minute; an outage of the database makes every request fail. */
const MAX_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
const SEND_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Properties of a database error that name parts of the schema; the others quote rows. */
const SAFE_PROPERTIES = ['code', 'constraint', 'table'] as const;

const parseStack = createStackParser(nodeStackLineParser());

/**
 * Sends errors as Sentry's envelopes. The event is built here, field by field, and the client collects nothing itself: no
 * request, no address, no host name, no local variables.
 */
export class SentryReports implements ErrorReports {
  private readonly client: ServerRuntimeClient;
  private minute = 0;
  private reported = 0;

  constructor(
    env: Env,
    private readonly logger: AppLogger,
  ) {
    this.client = new ServerRuntimeClient({
      dsn: env.SENTRY_DSN,
      environment: env.NODE_ENV,
      release: `campus-commons@${RELEASE.version}+${RELEASE.revision}`,
      platform: 'node',
      runtime: { name: 'node', version: process.versions.node },
      stackParser: parseStack,
      integrations: [],
      traceLifecycle: 'static',
      sendClientReports: false,
      transport: (options) =>
        createTransport(options, ({ body }) => send(options, body as string | Uint8Array<ArrayBuffer>)),
    });
  }

  report(error: unknown, { requestId, job, level = 'error' }: ErrorOrigin): void {
    try {
      if (level !== 'fatal' && !this.withinLimit()) return;
      this.client.captureEvent({
        level,
        tags: { requestId, job, ...safeProperties(error) },
        exception: { values: [describe(error)] },
      });
    } catch (err) {
      this.logger.warn({ err }, 'An error could not be reported');
    }
  }

  async close(): Promise<void> {
    await this.client.close(CLOSE_TIMEOUT_MS);
  }

  private withinLimit(): boolean {
    const minute = Math.floor(performance.now() / MINUTE_MS);
    if (minute !== this.minute) [this.minute, this.reported] = [minute, 0];
    this.reported += 1;
    if (this.reported === MAX_PER_MINUTE + 1) {
      this.logger.warn('More errors than are reported in a minute: the rest are only in this log');
    }
    return this.reported <= MAX_PER_MINUTE;
  }
}

/**
 * The error's type, its message without anything quoted, and its stack. Messages quote what members wrote (`invalid input
 * syntax for type bigint: "…"`); constraints, which they quote too, are tags.
 */
function describe(error: unknown): Exception {
  if (!(error instanceof Error)) return { type: typeof error, value: 'Not an Error' };
  return {
    type: error.name,
    value: impersonal(error.message),
    stacktrace: { frames: parseStack(error.stack ?? '').map(frameOf) },
  };
}

/** The message's first line, without quoted texts, addresses, names of pictures, and numbers long enough to be a phone's. */
function impersonal(message: string): string {
  const [line = ''] = message.split('\n');
  return redact(line.replace(/(["'`]).*?\1/g, '…').replace(/["'`].*/, '…')).replace(/\d{5,}/g, '…');
}

function frameOf({ filename, function: name, module, lineno, colno, in_app }: StackFrame): StackFrame {
  return { filename, function: name, module, lineno, colno, in_app };
}

function safeProperties(error: unknown): Record<string, string> {
  const properties = error as Partial<Record<(typeof SAFE_PROPERTIES)[number], unknown>> | null | undefined;
  return Object.fromEntries(
    SAFE_PROPERTIES.flatMap((name) => {
      const value = properties?.[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

async function send({ url, headers }: BaseTransportOptions, body: string | Uint8Array<ArrayBuffer>) {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  // An unread answer keeps its connection busy.
  await response.arrayBuffer();
  return {
    statusCode: response.status,
    headers: {
      'x-sentry-rate-limits': response.headers.get('X-Sentry-Rate-Limits'),
      'retry-after': response.headers.get('Retry-After'),
    },
  };
}
