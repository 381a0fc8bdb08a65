import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/app-error.js';
import { withTimeout } from '../../common/with-timeout.js';
import { HealthRepository } from './health.repository.js';

/** An explicit failure tells a probe more than a timeout. */
const TIMEOUT_MS = 2_000;

@Injectable()
export class HealthService {
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: HealthRepository,
  ) {}

  /** Makes the process not ready from now on. */
  announceStop(): void {
    this.stopping = true;
  }

  /** @throws AppError 500 that says what is missing */
  async requireReady(): Promise<void> {
    if (this.stopping) throw notReady('The server is stopping');
    const applied = await withTimeout(TIMEOUT_MS, this.repository.appliedMigrations()).catch(() => {
      throw notReady('The database cannot be reached');
    });
    // Unknown additional migrations are fine: the next release may already have migrated while this one still serves.
    const needed = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    if (needed.some((name) => !applied.has(name))) throw notReady('Migrations are missing');
  }
}

const notReady = (message: string) => new AppError(500, 'internal_error', message);
