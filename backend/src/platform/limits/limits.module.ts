import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Sql } from '../sql/sql.js';
import { CampusNetworks } from './campus-networks.js';
import { LimitStore } from './limit-store.js';
import { LimitsService } from './limits.service.js';
import { LoginAttempts } from './login-attempts.js';
import { PostgresLimitStore } from './postgres-limit-store.js';
import { RedisLimitStore } from './redis-limit-store.js';
import { RequestCounts } from './request-counts.js';

/** Provides {@link CampusNetworks}, {@link LimitsService}, {@link LoginAttempts} and {@link RequestCounts} everywhere. */
@Global()
@Module({
  providers: [
    CampusNetworks,
    LimitsService,
    LoginAttempts,
    RequestCounts,
    {
      provide: LimitStore,
      inject: [Env, Sql, JobsService],
      useFactory: (env: Env, sql: Sql, jobs: JobsService): LimitStore =>
        env.REDIS_URL === '' ? new PostgresLimitStore(sql, jobs) : new RedisLimitStore(env.REDIS_URL),
    },
  ],
  exports: [CampusNetworks, LimitsService, LoginAttempts, RequestCounts],
})
export class LimitsModule {}
