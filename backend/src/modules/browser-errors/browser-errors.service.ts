import { Injectable } from '@nestjs/common';
import { networkOf } from '../../common/network.js';
import { redact } from '../../common/redact.js';
import { Env } from '../../config/env.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { AppLogger } from '../../platform/logging/app-logger.js';
import { Metrics, type Site } from '../../platform/metrics/metrics.js';
import type { ReportErrorDto } from './browser-errors.dto.js';

/** Tells operators about errors in browsers: a line in the log and a metric. */
@Injectable()
export class BrowserErrorsService {
  constructor(
    private readonly env: Env,
    private readonly limits: LimitsService,
    private readonly metrics: Metrics,
    private readonly logger: AppLogger,
  ) {}

  /**
   * @param address of the client; it is counted and not kept
   * @throws AppError 429 after too many reports from one address
   */
  report(site: Site, address: string, { message, frames, route, release }: ReportErrorDto): void {
    if (this.env.BROWSER_ERRORS === 'false') return;
    // Counted in this process only: reports of a broken release, from all members at once, must not reach the database.
    this.limits.hitLocally('BROWSER_ERROR', networkOf(address));
    this.metrics.browserErrors.inc({ site });
    // Anybody can send a report, so the message is redacted again.
    this.logger.warn({ site, message: redact(message), frames, route, release }, 'An error in a browser');
  }
}
