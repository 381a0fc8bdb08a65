import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Metrics } from '../metrics/metrics.js';
import { KnownDevices } from './known-devices.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { LiveSessions } from './live-sessions.js';
import { Session } from './session.entity.js';
import { SessionCountsRepository } from './session-counts.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { TokenService } from './token.service.js';

/** Sessions, and the guard that requires one on every call that is not public. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Session])],
  providers: [
    KnownDevices,
    LiveSessions,
    OwnSessionsService,
    SessionCountsRepository,
    SessionsRepository,
    SessionsService,
    TokenService,
  ],
  exports: [KnownDevices, OwnSessionsService, SessionsService],
})
export class SessionsModule {
  constructor(metrics: Metrics, counts: SessionCountsRepository) {
    metrics.watchBy(
      'campus_sessions',
      'Sessions that are signed in, counted once a minute; `kind` is `member` or `administrator`',
      'kind',
      () => counts.live(),
    );
  }
}
