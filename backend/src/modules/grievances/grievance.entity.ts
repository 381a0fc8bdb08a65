import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { GrievanceState } from '../../common/grievance-state.js';

/** A complaint of anybody to the operator, which an administrator answers once. */
@Entity('grievance')
@Unique('grievance_attempt_key', ['attemptHash'])
@Check('grievance_state_check', `state IN ('open', 'answered')`)
@Check(
  'grievance_answer_check',
  `(state = 'answered') = (answer IS NOT NULL) AND (state = 'answered') = (answered_at IS NOT NULL)`,
)
@Index('grievance_email_idx', ['email', 'sentAt'])
@Index('grievance_due_idx', ['dueAt'])
@Index('grievance_open_idx', ['dueAt', 'reference'], { where: `state = 'open'` })
@Index('grievance_answered_idx', ['answeredAt', 'reference'], { where: `state = 'answered'` })
@Index('grievance_answered_by_idx', ['answeredBy'], { where: 'answered_by IS NOT NULL' })
export class Grievance {
  /** Eight characters of base32, without the gap with which they are shown. */
  @PrimaryColumn({ type: 'varchar', length: 8, primaryKeyConstraintName: 'grievance_pkey' })
  reference!: string;

  /** Digest of the key: a leaked table opens no answer. */
  @Column({ type: 'bytea' })
  keyHash!: Buffer;

  /** Digest of the sender's attempt with all that was typed; null without an attempt. */
  @Column({ type: 'bytea', nullable: true })
  attemptHash!: Buffer | null;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** As it was typed; nobody has confirmed it. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 5000 })
  text!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  sentAt!: Date;

  /** Until when it must be answered. */
  @Column({ type: 'timestamptz' })
  dueAt!: Date;

  @Column({ type: 'varchar', length: 8, default: 'open' })
  state!: GrievanceState;

  @Column({ type: 'varchar', length: 5000, nullable: true })
  answer!: string | null;

  /** Null for one whose account of the console is gone. */
  @Column({ type: 'bigint', nullable: true })
  answeredBy!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt!: Date | null;
}
