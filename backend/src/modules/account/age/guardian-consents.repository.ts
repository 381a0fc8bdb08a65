import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import { GuardianConsent, type ConsentState } from './guardian-consent.entity.js';

/** How long a request can be answered, and how long a minor may write without a consent where one is required. */
export const DAYS_TO_ANSWER = 14;
const IN_14_DAYS = () => `now() + interval '${DAYS_TO_ANSWER} days'`;

/** Leaves out those that somebody answers at this moment. */
const EXPIRE = statement(
  'guardian_consent_expire',
  `UPDATE guardian_consent SET state = 'expired'
    WHERE member_id IN (SELECT member_id FROM guardian_consent WHERE state = 'asked' AND expires_at <= now()
                         ORDER BY member_id LIMIT 500 FOR UPDATE SKIP LOCKED)`,
);
/** Minors from whom a consent is needed and who have no day yet by which. */
const SET_DUE = statement(
  'guardian_consent_set_due',
  `WITH minors AS MATERIALIZED (
     SELECT id FROM member m
      WHERE m.age_band = 'minor' AND m.consent_due_at IS NULL AND m.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM guardian_consent g WHERE g.member_id = m.id AND g.state = 'agreed')
      ORDER BY id LIMIT 500 FOR NO KEY UPDATE SKIP LOCKED
   )
   UPDATE member m SET consent_due_at = ${IN_14_DAYS()} FROM minors WHERE m.id = minors.id
   RETURNING m.id`,
);

/** A request whose link was opened, and who it is about. */
export type OpenedRequest = Readonly<
  Pick<GuardianConsent, 'memberId' | 'state' | 'expiresAt'> & { readonly name: string }
>;

@Injectable()
export class GuardianConsentsRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(GuardianConsent) private readonly consents: Repository<GuardianConsent>,
  ) {}

  /** Null when nobody was asked and nothing was recorded. */
  async of(memberId: string, tx?: Transaction): Promise<GuardianConsent | null> {
    const consent = await this.inTransaction(tx).findOneBy({ memberId });
    return consent && { ...consent, state: stateOf(consent) };
  }

  /** A new request; it replaces the one before, whose link works no more. */
  async ask(memberId: string, addressHmac: Buffer, tx: Transaction): Promise<void> {
    const nothing = { method: null, relation: null, tokenHash: null, answeredAt: null };
    await this.inTransaction(tx).upsert(
      { memberId, state: 'asked', addressHmac, askedAt: () => 'now()', expiresAt: IN_14_DAYS, ...nothing },
      ['memberId'],
    );
  }

  /** Gives the request a link. False if it has been answered or replaced since. */
  async renew(memberId: string, addressHmac: Buffer, tokenHash: Buffer): Promise<boolean> {
    const renewed = await this.consents.update(
      { memberId, state: 'asked', addressHmac },
      { tokenHash, expiresAt: IN_14_DAYS },
    );
    return renewed.affected === 1;
  }

  /** The request of a link; null when the link is dead, its member has left, or is a minor no more. */
  async byToken(tokenHash: Buffer, tx?: Transaction): Promise<OpenedRequest | null> {
    const consent = await this.inTransaction(tx).findOne({
      where: { tokenHash },
      relations: { member: true },
      select: {
        memberId: true,
        state: true,
        expiresAt: true,
        member: { id: true, name: true, ageBand: true, deletedAt: true },
      },
    });
    if (!consent || consent.member.deletedAt !== null || consent.member.ageBand !== 'minor') return null;
    const { memberId, expiresAt, member } = consent;
    return { memberId, state: stateOf(consent), expiresAt, name: member.name };
  }

  /** Keeps an answer, or that the consent is withdrawn. The member's row is locked by `MembersService.lockAddress`. */
  async answer(
    memberId: string,
    answer: Partial<Pick<GuardianConsent, 'state' | 'method' | 'relation'>>,
    tx: Transaction,
  ): Promise<void> {
    await this.inTransaction(tx).update({ memberId }, { ...answer, answeredAt: () => 'now()' });
  }

  /** Keeps that an administrator saw a document. A link that was mailed can still withdraw it. */
  async record(memberId: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).upsert(
      { memberId, state: 'agreed', method: 'document', answeredAt: () => 'now()' },
      ['memberId'],
    );
  }

  /** Forgets a consent that is needed no more. */
  async forget(memberId: string, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).delete({ memberId });
  }

  /** Ends requests that nobody answered in time. */
  async expire(): Promise<void> {
    await this.sql.query(EXPIRE);
  }

  /** Gives minors without a consent 14 days from now; returns of how many, at most 500. */
  async setDue(): Promise<number> {
    return (await this.sql.query(SET_DUE)).length;
  }

  private inTransaction(tx?: Transaction): Repository<GuardianConsent> {
    return tx ? tx.manager.withRepository(this.consents) : this.consents;
  }
}

/** A request ends by the clock, also in the minute until the job says so. */
function stateOf({ state, expiresAt }: Pick<GuardianConsent, 'state' | 'expiresAt'>): ConsentState {
  return state === 'asked' && expiresAt !== null && expiresAt.getTime() <= Date.now() ? 'expired' : state;
}
