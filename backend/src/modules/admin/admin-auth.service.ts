import { Injectable } from '@nestjs/common';
import { unauthorized } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { PasswordHasher } from '../../platform/passwords/password-hasher.js';
import type { Identity } from '../../platform/sessions/identity.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import type { LoginResponseDto } from '../auth/auth.dto.js';
import type { AdminLoginDto } from './admin.dto.js';
import { AdministratorsRepository } from './administrators.repository.js';

/** Signing in and out of administrators. */
@Injectable()
export class AdminAuthService {
  constructor(
    private readonly repository: AdministratorsRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  async login({ userName, password }: AdminLoginDto, device: string | undefined): Promise<LoginResponseDto> {
    const administrator = await this.repository.byUserName(userName);
    const matches = await this.hasher.matches(administrator?.passwordHash, password);
    if (!administrator || !matches) throw unauthorized('Invalid credentials', 'invalid_credentials');
    const token = await this.sessions.start('administrator', administrator.id, device);
    return { success: true, message: 'Signed in', token, data: { token } };
  }

  async logout({ sessionId }: Identity): Promise<MessageResponseDto> {
    await this.sessions.end(sessionId);
    return { success: true, message: 'Signed out' };
  }
}
