import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { assignRequestId } from '../../common/request-id.js';
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
          genReqId: assignRequestId,
          serializers: {
            req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
              id,
              method,
              path: url.split('?')[0],
            }),
            res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
          },
          autoLogging: { ignore: ({ url }) => url?.startsWith('/health/') ?? false },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
