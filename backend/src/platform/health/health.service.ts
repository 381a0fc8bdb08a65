import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/app-error.js';
import { within } from '../../common/within.js';
import { HealthRepository } from './health.repository.js';

/** Milliseconds; a probe that hears nothing learns less than one that hears no. */
const TIME_LIMIT = 2_000;

@Injectable()
export class HealthService {
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: HealthRepository,
  ) {}

  /** From now on not ready. */
  announceStop(): void {
    this.stopping = true;
  }

  /** @throws AppError 500 saying what is missing */
  async requireReady(): Promise<void> {
    if (this.stopping) throw notReady('The server is stopping');
    const applied = await within(TIME_LIMIT, this.repository.appliedMigrations()).catch(() => {
      throw notReady('The database cannot be reached');
    });
    // More than we know is fine: the next release has begun its work while we still serve.
    const needed = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    if (needed.some((name) => !applied.has(name))) throw notReady('Migrations are missing');
  }
}

const notReady = (message: string) => new AppError(500, 'internal_error', message);
