import { Global, Module } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { TokenService } from './token.service.js';

/** Sessions, and the guard that asks for one on every call that is not public. */
@Global()
@Module({
  providers: [SessionsRepository, SessionsService, TokenService],
  exports: [SessionsService],
})
export class SessionsModule {}
