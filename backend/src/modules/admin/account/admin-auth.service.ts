import { Injectable } from '@nestjs/common';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { LoginAttempts } from '../../../platform/limits/login-attempts.js';
import { PasswordHasher } from '../../../platform/passwords/password-hasher.js';
import { SecondFactors } from '../../../platform/factors/second-factors.js';
import type { Client } from '../../../platform/sessions/client.js';
import type { Identity } from '../../../common/identity.js';
import { KnownDevices } from '../../../platform/sessions/known-devices.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { Sql } from '../../../platform/sql/sql.js';
import { AdminNewDeviceService } from './admin-new-device.service.js';
import type { AdminLoginDto, AdminLoginResponseDto } from './admin-account.dto.js';
import { AdministratorsRepository, type SigningIn } from '../administrators/administrators.repository.js';

/** Sign-in and sign-out of administrators. */
@Injectable()
export class AdminAuthService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdministratorsRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactors,
    private readonly newDevices: AdminNewDeviceService,
  ) {}

  async login(form: AdminLoginDto, client: Client): Promise<AdminLoginResponseDto> {
    const administrator = await this.repository.byUserName(form.userName);
    const device = this.devices.recognise('administrator', administrator?.id, form.deviceToken);
    const attempt = {
      kind: 'administrator',
      account: form.userName,
      address: client.address,
      device,
    } as const;
    const proven = await this.attempts.guard(
      attempt,
      async () => {
        const { matches, renewed } = await this.hasher.check(
          administrator?.passwordHash ?? undefined,
          form.password,
        );
        if (!matches || !administrator) return undefined;
        return renewed === undefined ? administrator : this.renew(administrator, form, renewed);
      },
      ({ id }) => id,
      (accountId) => this.factors.atSignIn({ kind: 'administrator', accountId }, form.code),
    );
    const told = device === null ? await this.newDevices.addressToTell(proven.id) : null;
    const token = await this.sessions.start('administrator', proven.id, client.device, async (tx) => {
      if (!(await this.repository.lockIfUnchanged(proven, tx))) return false;
      if (told !== null) await this.newDevices.queue(told, tx);
      return true;
    });
    if (told !== null) this.newDevices.sendQueued();
    const deviceToken = this.devices.remember('administrator', proven.id, device);
    return { success: true, message: 'Signed in', token, data: { token, deviceToken, role: proven.role } };
  }

  async logout({ sessionId }: Identity): Promise<MessageResponseDto> {
    await this.sessions.end(sessionId);
    return { success: true, message: 'Signed out' };
  }

  /** Replaces a hash from before passwords had one form of their letters. Another sign-in may have done that at the same time. */
  private async renew(
    administrator: SigningIn,
    { userName, password }: AdminLoginDto,
    passwordHash: string,
  ): Promise<SigningIn | undefined> {
    const isRenewed = await this.sql.transaction((tx) =>
      this.repository.changePassword(administrator, passwordHash, tx),
    );
    if (isRenewed) return { ...administrator, passwordHash };
    const present = await this.repository.byUserName(userName);
    return present && (await this.hasher.matches(present.passwordHash ?? undefined, password))
      ? present
      : undefined;
  }
}
