import { Injectable } from '@nestjs/common';
import { invalid } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { LoginAttempts } from '../../platform/limits/login-attempts.js';
import { isGuessable } from '../../platform/passwords/common-passwords.js';
import { PasswordHasher } from '../../platform/passwords/password-hasher.js';
import type { Client } from '../../platform/sessions/client.js';
import type { Identity } from '../../platform/sessions/identity.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { MembersService } from '../profile/members.service.js';
import type { LoginDto, LoginResponseDto, SignUpDto } from './auth.dto.js';
import { CredentialsRepository, type Credential } from './credentials.repository.js';

/** The version in force, named by its effective date. */
export const TERMS_VERSION = '2025-04-18';

/** Joining, signing in and signing out of members. */
@Injectable()
export class AuthService {
  constructor(
    private readonly members: MembersService,
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
  ) {}

  async signUp(form: SignUpDto): Promise<MessageResponseDto> {
    const { name, email, phone, password } = form;
    if (isGuessable(password, [email, phone])) {
      throw invalid({ password: 'Please choose a less common password' });
    }
    const passwordHash = await this.hasher.hash(password);
    const member = {
      name,
      email,
      phone,
      collegeName: form.collegeName || null,
      collegeYear: form.collegeYear ? Number(form.collegeYear) : null,
      courseName: form.courseName || null,
      termsVersion: TERMS_VERSION,
    };
    await this.members.create(member, (id, tx) => this.credentials.insert(id, passwordHash, tx));
    return { success: true, message: 'User created successfully' };
  }

  async login({ emailOrPhone, password }: LoginDto, client: Client): Promise<LoginResponseDto> {
    const memberId = await this.verify({ emailOrPhone, password }, client);
    const token = await this.sessions.start('member', memberId, client.device);
    return { success: true, message: 'Signed in', token, data: { token } };
  }

  /**
   * Whose credentials these are, under the limits of signing in.
   * @throws AppError 401 when they are nobody's, 429 when that happened too often
   */
  async verify({ emailOrPhone, password }: LoginDto, client: Client): Promise<string> {
    const attempt = { kind: 'member', account: emailOrPhone, address: client.address } as const;
    const { memberId } = await this.attempts.guard(attempt, async () => {
      const credential = await this.find(emailOrPhone);
      return (await this.hasher.matches(credential?.passwordHash, password)) ? credential : undefined;
    });
    return memberId;
  }

  async logout({ sessionId }: Identity): Promise<MessageResponseDto> {
    await this.sessions.end(sessionId);
    return { success: true, message: 'Signed out' };
  }

  private find(emailOrPhone: string): Promise<Credential | undefined> {
    return /^[0-9]{10}$/.test(emailOrPhone)
      ? this.credentials.byPhone(emailOrPhone)
      : this.credentials.byEmail(emailOrPhone);
  }
}
