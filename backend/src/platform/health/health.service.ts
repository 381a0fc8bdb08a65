import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../common/app-error.js';

@Injectable()
export class HealthService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(private readonly dataSource: DataSource) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @throws AppError 500 saying what is missing */
  async requireReady(): Promise<void> {
    if (this.stopping) throw notReady('The server is stopping');
    const pending = await this.dataSource.showMigrations().catch(() => {
      throw notReady('The database cannot be reached');
    });
    if (pending) throw notReady('Migrations are missing');
  }
}

const notReady = (message: string) => new AppError(500, 'internal_error', message);
