import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { AgeBand } from '../../common/age-band.js';

/** A member and the profile's fields. The password hash is in `member_credential`. */
@Entity('member')
@Unique('member_phone_key', ['phone'])
@Check('member_age_band_check', `age_band IN ('adult', 'minor', 'under16', 'undisclosed')`)
@Check('member_phone_check', `phone ~ '^[0-9]{10}$'`)
@Check(
  'member_suspension_check',
  '(suspended_at IS NULL) = (suspension_reason IS NULL) AND (suspended_at IS NOT NULL OR suspended_until IS NULL)',
)
@Index('member_suspended_idx', ['suspendedAt'], { where: 'suspended_at IS NOT NULL' })
@Index('member_suspended_until_idx', ['suspendedUntil'], { where: 'suspended_until IS NOT NULL' })
@Index('member_visible_joined_idx', ['createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('member_suspended_by_idx', ['suspendedBy'], { where: 'suspended_by IS NOT NULL' })
@Index('member_deleted_idx', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('member_minor_idx', ['id'], { where: `age_band = 'minor' AND consent_due_at IS NULL` })
@Index('member_email_comparison_key', ['emailKey'], { unique: true, where: 'NOT email_clashes' })
@Index('member_email_unsettled_idx', ['id'], { where: 'email_key IS NULL OR email_clashes' })
export class Member {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** The address as typed; unique without regard to case (index `member_email_key`). */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  /** The comparison key of the address (`emailKey`); null until it has been computed. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  emailKey!: string | null;

  /** Whether another member, from before keys were introduced, has the same key. */
  @Column({ type: 'boolean', default: false })
  emailClashes!: boolean;

  /** When the member proved to receive mail at this address; null until then, and for a typing error for ever. */
  @Column({ type: 'timestamptz', nullable: true })
  emailConfirmedAt!: Date | null;

  @Column({ type: 'varchar', length: 10 })
  phone!: string;

  @Column({ type: 'varchar', length: 150, nullable: true })
  title!: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  bio!: string | null;

  @Column({ type: 'varchar', length: 150, nullable: true })
  collegeName!: string | null;

  @Column({ type: 'smallint', nullable: true })
  collegeYear!: number | null;

  @Column({ type: 'varchar', length: 150, nullable: true })
  courseName!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  avatarPath!: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  coverPath!: string | null;

  /** Which version of the terms was accepted on joining. */
  @Column({ type: 'varchar', length: 20 })
  termsVersion!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  termsAcceptedAt!: Date;

  /** Set while an administrator keeps the member from signing in. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedAt!: Date | null;

  /** Which administrator; also null once the administrator has been removed. */
  @Column({ type: 'bigint', nullable: true })
  suspendedBy!: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  suspensionReason!: string | null;

  /** When the suspension ends by itself; null for one without an end. */
  @Column({ type: 'timestamptz', nullable: true })
  suspendedUntil!: Date | null;

  /** Until then the member reads and cannot write; in the past, or null, for everybody else. */
  @Column({ type: 'timestamptz', nullable: true })
  limitedUntil!: Date | null;

  /** Number of the rule for which. */
  @Column({ type: 'smallint', nullable: true })
  limitedRule!: number | null;

  /** Whether a standing suspension hides all that the member wrote. */
  @Column({ type: 'boolean', default: false })
  contentWithheld!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Number of changes of the content; a trigger counts them. */
  @Column({ type: 'integer', default: 1 })
  revision!: number;

  /** When the member finished or dismissed the welcome of newcomers; null until then. */
  @Column({ type: 'timestamptz', nullable: true })
  welcomedAt!: Date | null;

  /** What the member says of their age; null until they answered or skipped the question. Nobody but they and administrators reads it. */
  @Column({ type: 'varchar', length: 11, nullable: true })
  ageBand!: AgeBand | null;

  /** By when a minor needs a guardian's consent, where one is required; null for everybody else, and until a job has set it. */
  @Column({ type: 'timestamptz', nullable: true })
  consentDueAt!: Date | null;

  /** When the member deleted the account; from then on it is hidden, and after 14 days purged. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;
}

/** Counters of a member's content; kept exact by triggers on `post`. */
@Entity('member_counter')
export class MemberCounter {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @OneToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member!: Member;

  @Column({ type: 'integer', default: 0 })
  posts!: number;
}
