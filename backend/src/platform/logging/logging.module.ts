import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { AppLogger, createLogger } from './app-logger.js';
import { NestLogger } from './nest-logger.js';
import { RequestLog } from './request-log.js';

/** Structured logs, one JSON object per line; {@link RequestLog} writes the requests'. */
@Global()
@Module({
  providers: [
    { provide: AppLogger, inject: [Env], useFactory: (env: Env) => createLogger(env.LOG_LEVEL) },
    NestLogger,
    RequestLog,
  ],
  exports: [AppLogger],
})
export class LoggingModule {}
