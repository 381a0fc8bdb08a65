import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  OneToOne,
  JoinColumn,
  PrimaryColumn,
} from 'typeorm';
import type { RecordKind, RecordRevoker, RecordState } from '../../common/record-state.js';
import { Application } from '../applications/application.entity.js';
import { Page } from '../pages/page.entity.js';
import { Member } from '../profile/member.entity.js';

declare module '../../platform/sql/column-types.js' {
  interface ColumnTypes {
    'record.kind': RecordKind;
    'record.state': RecordState;
    'record.revoked_by': RecordRevoker;
  }
}

/** What a member did: offered by the page that they worked for, signed when they accept it. */
@Entity('record')
@Check('record_kind_check', `kind IN ('internship', 'volunteering')`)
@Check('record_work_check', 'hours BETWEEN 1 AND 2000 AND worked_from <= worked_to')
@Check('record_state_check', `state IN ('offered', 'accepted', 'revoked')`)
@Check(
  'record_signed_check',
  `num_nonnulls(credential, code, key_id, accepted_at) = CASE WHEN state = 'offered' THEN 0 ELSE 4 END`,
)
@Check(
  'record_revoked_check',
  `num_nonnulls(reason, revoked_by, revoked_at) = CASE WHEN state = 'revoked' THEN 3 ELSE 0 END AND revoked_by IN ('page', 'console')`,
)
@Index('record_member_idx', ['memberId', 'issuedAt', 'serial'])
@Index('record_page_idx', ['pageId'], { where: 'page_id IS NOT NULL' })
@Index('record_issuer_idx', ['issuerId'], { where: 'issuer_id IS NOT NULL' })
@Index('record_newest_idx', ['issuedAt', 'serial'], { where: 'NOT hidden' })
@Index('record_state_idx', ['state', 'issuedAt', 'serial'], { where: 'NOT hidden' })
export class WorkRecord {
  /** 128 random bits, base64url. */
  @PrimaryColumn({ type: 'varchar', length: 22 })
  serial!: string;

  @Column({ type: 'bigint' })
  applicationId!: string;

  @OneToOne(() => Application, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  application!: Application;

  /** Null once the page is gone for good. */
  @Column({ type: 'bigint', nullable: true })
  pageId!: string | null;

  @ManyToOne(() => Page, { onDelete: 'SET NULL' })
  page!: Page | null;

  /** Who issued it for the page; null once the account is gone for good. */
  @Column({ type: 'bigint', nullable: true })
  issuerId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  issuer!: Member | null;

  /** The holder. */
  @Column({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @Column({ type: 'varchar', length: 12 })
  kind!: RecordKind;

  /** Names and title of the day on which it was issued. */
  @Column({ type: 'varchar', length: 100 })
  holderName!: string;

  @Column({ type: 'varchar', length: 100 })
  pageTitle!: string;

  @Column({ type: 'varchar', length: 100 })
  issuerName!: string;

  /** One line. */
  @Column({ type: 'varchar', length: 100 })
  role!: string;

  /** Plain text. */
  @Column({ type: 'varchar', length: 600 })
  done!: string;

  /** In all; null where nobody counted them. */
  @Column({ type: 'smallint', nullable: true })
  hours!: number | null;

  @Column({ type: 'date' })
  workedFrom!: string;

  @Column({ type: 'date' })
  workedTo!: string;

  @Column({ type: 'varchar', length: 8, default: 'offered' })
  state!: RecordState;

  /** Why it was revoked. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reason!: string | null;

  @Column({ type: 'varchar', length: 7, nullable: true })
  revokedBy!: RecordRevoker | null;

  /** The signed credential, a JWT; null until it is accepted. */
  @Column({ type: 'text', nullable: true })
  credential!: string | null;

  /** What its link and picture carry: a short signed form. */
  @Column({ type: 'text', nullable: true })
  code!: string | null;

  /** The key that signed both. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  keyId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  issuedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  acceptedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;

  /** Whether the holder's account is deleted, or all their content withheld. */
  @Column({ type: 'boolean', default: false })
  hidden!: boolean;
}
