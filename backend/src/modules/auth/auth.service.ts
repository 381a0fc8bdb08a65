import { Injectable } from '@nestjs/common';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { emailKey } from '../../common/email-address.js';
import { LoginAttempts } from '../../platform/limits/login-attempts.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { PasswordHasher } from '../../platform/passwords/password-hasher.js';
import { refuseGuessable } from '../../platform/passwords/password-rules.js';
import { SecondFactors } from '../../platform/factors/second-factors.js';
import type { Client } from '../../platform/sessions/client.js';
import type { Identity } from '../../common/identity.js';
import { KnownDevices } from '../../platform/sessions/known-devices.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { MembersService } from '../profile/members.service.js';
import type { LoginDto, LoginResponseDto, SignUpDto } from './auth.dto.js';
import { CredentialsRepository, type Credential } from './credentials.repository.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { NewDeviceService } from './new-device.service.js';
import { MailboxLimit } from './mailbox-limit.service.js';

/** The current version of the terms, named by its effective date. */
export const TERMS_VERSION = '2025-04-18';

/** Sign-up, sign-in and sign-out of members. */
@Injectable()
export class AuthService {
  constructor(
    private readonly members: MembersService,
    private readonly credentials: CredentialsRepository,
    private readonly confirmations: EmailConfirmationService,
    private readonly mailboxes: MailboxLimit,
    private readonly mails: MailOutbox,
    private readonly hasher: PasswordHasher,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly newDevices: NewDeviceService,
  ) {}

  /** Creates an account, and mails a link that confirms its address. */
  async signUp(form: SignUpDto): Promise<MessageResponseDto> {
    const { name, email, phone, password } = form;
    refuseGuessable('password', password, [email, phone]);
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
    // A mailbox that got too many of these mails gets none now: the member can ask for it later.
    const getsMail = await this.mailboxes.admits(email);
    await this.members.create(member, async (id, tx) => {
      await this.credentials.insert(id, passwordHash, tx);
      if (getsMail) await this.confirmations.queueFirst(id, email, tx);
    });
    this.mails.sendQueued();
    return { success: true, message: 'User created successfully' };
  }

  /**
   * @throws AppError 401 when the credentials are wrong, or the member may not sign in; 429 after too many wrong ones
   */
  async login(form: LoginDto, client: Client): Promise<LoginResponseDto> {
    const { credential, device } = await this.verify(form, client);
    const { memberId } = credential;
    const told = device === null ? await this.newDevices.addressToTell(memberId) : null;
    const token = await this.sessions.start('member', memberId, client.device, async (tx) => {
      if (!(await this.credentials.lockIfUnchanged(credential, tx))) return false;
      if (told !== null) await this.newDevices.queue(told, memberId, tx);
      return true;
    });
    if (told !== null) this.mails.sendQueued();
    const deviceToken = this.devices.remember('member', memberId, device);
    return { success: true, message: 'Signed in', token, data: { token, deviceToken } };
  }

  /**
   * The account of these credentials, within the sign-in limits. The work is the same for an active, suspended, deleted
   * or unknown account: one lookup, one password hash. Whether it has a second factor is looked up once the password was right.
   * @throws AppError 401 when they are wrong, or the code of the second factor is missing; 429 after too many wrong ones
   */
  async verify(
    { emailOrPhone, password, deviceToken, code }: LoginDto,
    client: Client,
  ): Promise<{ readonly credential: Credential; readonly device: string | null }> {
    const found = await this.find(emailOrPhone);
    const device = this.devices.recognise('member', found?.memberId, deviceToken);
    // One counter per account, for its e-mail and its phone alike.
    const account = found ? `member ${found.memberId}` : `typed ${emailKey(emailOrPhone)}`;
    const attempt = { kind: 'member', account, address: client.address, device } as const;
    const credential = await this.attempts.guard(
      attempt,
      async () => {
        const { matches, renewed } = await this.hasher.check(found?.passwordHash, password);
        if (!matches || !found) return undefined;
        return renewed === undefined ? found : this.renew(found, password, renewed);
      },
      ({ memberId }) => memberId,
      (accountId) => this.factors.atSignIn({ kind: 'member', accountId }, code),
    );
    return { credential, device };
  }

  async logout({ sessionId }: Identity): Promise<MessageResponseDto> {
    await this.sessions.end(sessionId);
    return { success: true, message: 'Signed out' };
  }

  /** Replaces a hash from before passwords had one form of their letters. Another sign-in may have done that at the same time. */
  private async renew(
    found: Credential,
    password: string,
    passwordHash: string,
  ): Promise<Credential | undefined> {
    if (await this.credentials.renew(found, passwordHash)) return { ...found, passwordHash };
    const present = await this.credentials.ofMember(found.memberId);
    return present && (await this.hasher.matches(present.passwordHash, password)) ? present : undefined;
  }

  private find(emailOrPhone: string): Promise<Credential | null> {
    return /^[0-9]{10}$/.test(emailOrPhone)
      ? this.credentials.byPhone(emailOrPhone)
      : this.credentials.byEmail(emailOrPhone);
  }
}
