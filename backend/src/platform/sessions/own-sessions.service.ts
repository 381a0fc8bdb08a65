import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import type { SessionDto, SessionListResponseDto } from './sessions.dto.js';
import type { SessionRow } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** The caller's own sessions, to list and to end. Every method is restricted to the caller. */
@Injectable()
export class OwnSessionsService {
  constructor(private readonly sessions: SessionsService) {}

  async list(caller: Identity): Promise<SessionListResponseDto> {
    const sessions = await this.sessions.list(caller);
    return { success: true, data: sessions.map(toSession) };
  }

  /** @throws AppError 404 when the caller has no such session */
  async end(caller: Identity, sessionId: string): Promise<MessageResponseDto> {
    if (!(await this.sessions.endOwn(caller, sessionId))) throw notFound('This session has ended already');
    return { success: true, message: 'Signed out there' };
  }

  async endOthers(caller: Identity): Promise<MessageResponseDto> {
    await this.sessions.endOtherOwn(caller);
    return { success: true, message: 'Other devices are signed out' };
  }
}

function toSession(row: SessionRow & { readonly current: boolean }): SessionDto {
  return {
    id: row.id,
    device: row.device,
    place: 'unknown',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    current: row.current,
  };
}
