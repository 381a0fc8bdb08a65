import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { AppLogger } from '../logging/app-logger.js';
import { ErrorReports, NO_REPORTS } from './error-reports.js';

/** Loads the client only if a service is configured, so that an installation without one pays nothing. */
async function openReports(env: Env, logger: AppLogger): Promise<ErrorReports> {
  if (env.SENTRY_DSN === '') return NO_REPORTS;
  const { SentryReports } = await import('./sentry-reports.js');
  return new SentryReports(env, logger);
}

/** Provides {@link ErrorReports} everywhere. */
@Global()
@Module({
  providers: [{ provide: ErrorReports, inject: [Env, AppLogger], useFactory: openReports }],
  exports: [ErrorReports],
})
export class ErrorReportsModule implements OnApplicationShutdown {
  constructor(@Inject(ErrorReports) private readonly reports: ErrorReports) {}

  onApplicationShutdown(): Promise<void> {
    return this.reports.close();
  }
}
