import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm';
import { Member } from '../../profile/member.entity.js';

/** What became of a guardian's consent. One that is asked expires after 14 days; one that was agreed to can be withdrawn. */
export const CONSENT_STATES = ['asked', 'agreed', 'refused', 'expired', 'withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** How we know: by the answer to a mail, or by a document that an administrator saw. */
export type ConsentMethod = 'declared' | 'document';

/** What somebody who answers says they are to the member. */
export const RELATIONS = ['parent', 'guardian'] as const;
export type GuardianRelation = (typeof RELATIONS)[number];

/** The consent of a minor's parent or guardian: the newest request, and its answer. */
@Entity('guardian_consent')
@Unique('guardian_consent_token_key', ['tokenHash'])
@Index('guardian_consent_expiry_idx', ['expiresAt'], { where: `state = 'asked'` })
@Check('guardian_consent_state_check', `state IN ('asked', 'agreed', 'refused', 'expired', 'withdrawn')`)
@Check('guardian_consent_method_check', `method IN ('declared', 'document')`)
@Check('guardian_consent_relation_check', `relation IN ('parent', 'guardian')`)
export class GuardianConsent {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @OneToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  member!: Member;

  @Column({ type: 'varchar', length: 9 })
  state!: ConsentState;

  /** Null until it is agreed to. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  method!: ConsentMethod | null;

  /** HMAC of the address that was asked, see `GuardianAddresses`; null for a document without a request. */
  @Column({ type: 'bytea', nullable: true })
  addressHmac!: Buffer | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  relation!: GuardianRelation | null;

  /** SHA-256 of the mailed link's token; null until the mail is built. It works for as long as the row has it: to answer, then to withdraw. */
  @Column({ type: 'bytea', nullable: true })
  tokenHash!: Buffer | null;

  @Column({ type: 'timestamptz', nullable: true })
  askedAt!: Date | null;

  /** Until when the request can be answered. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  /** When the newest answer came, also one that withdraws. */
  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;
}
