import { pino, type LogFn } from 'pino';
import { redact } from '../../common/redact.js';

/**
 * The log: one JSON object per line, for example `logger.error({ err }, 'Periodic work failed')`. Fields come first,
 * so that the line can be found by them; an error goes into `err`, of which only what may be read is written.
 */
export abstract class AppLogger {
  abstract readonly trace: LogFn;
  abstract readonly debug: LogFn;
  abstract readonly info: LogFn;
  abstract readonly warn: LogFn;
  abstract readonly error: LogFn;
  abstract readonly fatal: LogFn;
}

/** @param level the least that is written, of pino's names, or `silent` */
export function createLogger(level: string): AppLogger {
  return pino({ level, serializers: { err: describeError } });
}

/** What helps to find the fault. Other properties of a database error quote the row, and so its owner. */
function describeError(error: Error & { code?: unknown }): object {
  const { name, message, stack, code } = error;
  return { name, message: redact(message), stack: stack && redact(stack), code };
}
