import { pino, type LogFn } from 'pino';
import { redact } from '../../common/redact.js';

/**
 * The log: one JSON object per line, for example `logger.error({ err }, 'Periodic work failed')`. Fields come first, so
 * that lines can be searched by them; an error goes into `err`, and only its safe properties are written.
 */
export abstract class AppLogger {
  abstract readonly trace: LogFn;
  abstract readonly debug: LogFn;
  abstract readonly info: LogFn;
  abstract readonly warn: LogFn;
  abstract readonly error: LogFn;
  abstract readonly fatal: LogFn;
}

/** @param level the lowest level that is written, one of pino's names, or `silent` */
export function createLogger(level: string): AppLogger {
  return pino({ level, serializers: { err: describeError } });
}

/**
 * The properties that help to find the fault. Other properties of a database error quote the row, and so may contain
 * personal data.
 */
function describeError(error: Error & { code?: unknown }): object {
  const { name, message, stack, code } = error;
  return { name, message: redact(message), stack: stack && redact(stack), code };
}
