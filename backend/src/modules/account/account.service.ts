import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../platform/sessions/identity.js';
import type { SessionListResponseDto } from '../../platform/sessions/sessions.dto.js';
import { toSession } from '../../platform/sessions/sessions.mapper.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';

/** What members manage about their own account. Every method is about the caller alone. */
@Injectable()
export class AccountService {
  constructor(private readonly sessions: SessionsService) {}

  async getSessions(caller: Identity): Promise<SessionListResponseDto> {
    const sessions = await this.sessions.list(caller);
    return { success: true, data: sessions.map(toSession) };
  }

  /** @throws AppError 404 when the caller has no such session */
  async endSession(caller: Identity, sessionId: string): Promise<MessageResponseDto> {
    if (!(await this.sessions.endOwn(caller, sessionId))) throw notFound('This session has ended already');
    return { success: true, message: 'Signed out there' };
  }

  async endOtherSessions(caller: Identity): Promise<MessageResponseDto> {
    await this.sessions.endOthers(caller);
    return { success: true, message: 'Other devices are signed out' };
  }
}
