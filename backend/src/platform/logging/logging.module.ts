import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { redact } from '../../common/redact.js';
import { Env } from '../../config/env.js';
import { RequestLog } from './request-log.js';

/** Structured logs, one JSON object per line; {@link RequestLog} writes the requests'. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        pinoHttp: {
          level: env.LOG_LEVEL,
          wrapSerializers: false,
          serializers: { err: describeError, req: asItIs, res: asItIs },
        },
        // Requests are logged by RequestLog.
        forRoutes: [],
      }),
    }),
  ],
  providers: [RequestLog],
})
export class LoggingModule {}

/** {@link RequestLog} has left out already what must not be written. */
const asItIs = (part: object) => part;

/** What helps to find the fault. Other properties of a database error quote the row, and so its owner. */
function describeError(error: Error & { code?: unknown }): object {
  const { name, message, stack, code } = error;
  return { name, message: redact(message), stack: stack && redact(stack), code };
}
