import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { requestIdOf } from '../../common/request-id.js';
import { Env } from '../../config/env.js';

/**
 * One JSON line per request with its id, path and outcome. Bodies, headers and query strings
 * are left out: they carry tokens, passwords and personal data.
 */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        pinoHttp: {
          level: env.LOG_LEVEL,
          genReqId: (_request, response) => requestIdOf(response),
          serializers: {
            req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
              id,
              method,
              path: url.split('?')[0],
            }),
            err: describeError,
            res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
          },
          autoLogging: { ignore: ({ url }) => url?.startsWith('/health/') ?? false },
        },
      }),
    }),
  ],
})
export class LoggingModule {}

/** What helps to find the fault. Other properties of a database error quote the row, and so its owner. */
function describeError(error: Error & { code?: unknown }): object {
  const { name, message, stack, code } = error;
  return { name, message, stack, code };
}
