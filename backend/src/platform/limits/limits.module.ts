import { Global, Module } from '@nestjs/common';
import { LimitStore } from './limit-store.js';
import { LimitsService } from './limits.service.js';
import { LoginAttempts } from './login-attempts.js';
import { PostgresLimitStore } from './postgres-limit-store.js';

/** Provides {@link LimitsService} and {@link LoginAttempts} everywhere. */
@Global()
@Module({
  providers: [LimitsService, LoginAttempts, { provide: LimitStore, useClass: PostgresLimitStore }],
  exports: [LimitsService, LoginAttempts],
})
export class LimitsModule {}
