import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { AppLogger, createLogger } from './app-logger.js';
import { NestLogger } from './nest-logger.js';

/** Structured logs, one JSON object per line; `RequestLog` writes the requests'. */
@Global()
@Module({
  providers: [
    { provide: AppLogger, inject: [Env], useFactory: (env: Env) => createLogger(env.LOG_LEVEL) },
    NestLogger,
  ],
  exports: [AppLogger],
})
export class LoggingModule {}
