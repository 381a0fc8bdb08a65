import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
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
export class SessionsModule {}
