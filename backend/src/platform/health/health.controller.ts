import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RELEASE, type Release } from '../../config/release.js';
import { Public } from '../sessions/access.js';
import { HealthService } from './health.service.js';

/** Health checks for supervisors and load balancers: 200 or 500, never 503, on which both sites sign the user out. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Liveness: the process responds. */
  @Public()
  @Get('live')
  live(): { status: string } {
    return { status: 'live' };
  }

  /**
   * Readiness: the database is reachable, migrations are applied and the process is not shutting down. Says which release
   * answers, because no proxy shows this answer to the public.
   */
  @Public()
  @Get('ready')
  async ready(): Promise<{ status: string } & Release> {
    await this.health.requireReady();
    return { status: 'ready', ...RELEASE };
  }
}
