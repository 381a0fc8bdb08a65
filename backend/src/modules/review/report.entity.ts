import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { REPORT_REASONS, type ReportReason } from '../../common/report-reasons.js';
import { Member } from '../profile/member.entity.js';
import { ReviewCase } from './review-case.entity.js';

/** That a member reported something. No answer names the reporter. */
@Entity('report')
@Check('report_reason_check', `reason IN (${REPORT_REASONS.map((reason) => `'${reason}'`).join(', ')})`)
@Unique('report_case_reporter_key', ['caseId', 'reporterId'])
@Index('report_at_idx', ['at'])
@Index('report_reporter_idx', ['reporterId', 'at'], { where: 'reporter_id IS NOT NULL' })
@Index('report_untold_idx', ['at'], { where: 'told_at IS NULL' })
export class Report {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  caseId!: string;

  @ManyToOne(() => ReviewCase, { onDelete: 'CASCADE', nullable: false })
  case!: ReviewCase;

  /** Null once that account has been purged. */
  @Column({ type: 'bigint', nullable: true })
  reporterId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  reporter!: Member | null;

  @Column({ type: 'varchar', length: 13 })
  reason!: ReportReason;

  /** In the reporter's words; may be empty. */
  @Column({ type: 'varchar', length: 1000, default: '' })
  text!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  /** When the reporter was told what was decided. */
  @Column({ type: 'timestamptz', nullable: true })
  toldAt!: Date | null;

  /** Whether it hid the post at once. */
  @Column({ type: 'boolean', default: false })
  held!: boolean;
}
