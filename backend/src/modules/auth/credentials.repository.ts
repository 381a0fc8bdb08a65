import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { emailKey } from '../../common/email-address.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { MailToken } from './mail-token.entity.js';
import { MemberCredential } from './member-credential.entity.js';
import { PasswordReset } from './password-reset.entity.js';

/** A deleted account that can no longer be restored counts as deleted for good, even before it is purged. */
const ACTIVE_OR_RESTORABLE = `(member.deletedAt IS NULL OR member.deletedAt > now() - ${RESTORABLE_FOR})`;
const SAME_EMAIL = 'lower(member.email) = lower(:email)';

export type Credential = Pick<MemberCredential, 'memberId' | 'passwordHash'>;

/** A member's own credential, with what the password must differ from. */
export interface OwnCredential extends Credential {
  readonly email: string;
  readonly phone: string;
}

@Injectable()
export class CredentialsRepository {
  constructor(
    @InjectRepository(MemberCredential) private readonly credentials: Repository<MemberCredential>,
    @InjectRepository(PasswordReset) private readonly resets: Repository<PasswordReset>,
    @InjectRepository(MailToken) private readonly mailTokens: Repository<MailToken>,
  ) {}

  async insert(memberId: string, passwordHash: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).insert({ memberId, passwordHash });
  }

  /** The credential for this address in any spelling: see {@link emailKey}. */
  async byEmail(email: string): Promise<Credential | null> {
    return (
      this.ofActiveOrRestorable()
        .andWhere(`(${SAME_EMAIL} OR (member.emailKey = :key AND NOT member.emailClashes))`, {
          email,
          key: emailKey(email),
        })
        // An exact match before one with the same key: existing members may have both, from before keys were
        // introduced.
        .orderBy(SAME_EMAIL, 'DESC')
        .limit(1)
        .getOne()
    );
  }

  async byPhone(phone: string): Promise<Credential | null> {
    return this.ofActiveOrRestorable().andWhere('member.phone = :phone', { phone }).getOne();
  }

  async ofMember(memberId: string): Promise<OwnCredential | null> {
    const credential = await this.credentials
      .createQueryBuilder('credential')
      .innerJoin('credential.member', 'member')
      .select(['credential.memberId', 'credential.passwordHash', 'member.id', 'member.email', 'member.phone'])
      .where('credential.memberId = :memberId', { memberId })
      .getOne();
    if (!credential) return null;
    const { passwordHash, member } = credential;
    return { memberId, passwordHash, email: member.email, phone: member.phone };
  }

  /** Whether this is still the member's password; if so, it is locked until the transaction ends. */
  async lockIfUnchanged({ memberId, passwordHash }: Credential, tx: Transaction): Promise<boolean> {
    // FOR SHARE: a change in progress is waited for, and later changes wait.
    const held = await this.inTransaction(tx).findOne({
      where: { memberId, passwordHash },
      select: { memberId: true },
      lock: { mode: 'pessimistic_read' },
    });
    return held !== null;
  }

  /**
   * Replaces the password of a credential; reset links mailed earlier become invalid, and so does a change of the e-mail
   * address that was not confirmed yet, which somebody who knew the old password may have asked for. False if the
   * password has been changed since it was read.
   */
  async change(
    { memberId, passwordHash }: Credential,
    newPasswordHash: string,
    tx: Transaction,
  ): Promise<boolean> {
    // The links first, as in the use of a link: another order could deadlock.
    await tx.manager.withRepository(this.resets).delete({ memberId });
    await tx.manager.withRepository(this.mailTokens).delete({ memberId, purpose: 'change email' });
    const changed = await this.inTransaction(tx).update(
      { memberId, passwordHash },
      { passwordHash: newPasswordHash, changedAt: () => 'now()' },
    );
    return changed.affected === 1;
  }

  /** Replaces the hash of the same password. False if it has been changed since it was read. */
  async renew({ memberId, passwordHash }: Credential, renewed: string): Promise<boolean> {
    const changed = await this.credentials.update({ memberId, passwordHash }, { passwordHash: renewed });
    return changed.affected === 1;
  }

  private ofActiveOrRestorable(): SelectQueryBuilder<MemberCredential> {
    return this.credentials
      .createQueryBuilder('credential')
      .innerJoin('credential.member', 'member')
      .select(['credential.memberId', 'credential.passwordHash'])
      .where(ACTIVE_OR_RESTORABLE);
  }

  private inTransaction(tx: Transaction): Repository<MemberCredential> {
    return tx.manager.withRepository(this.credentials);
  }
}
