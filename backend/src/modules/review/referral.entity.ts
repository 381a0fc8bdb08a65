import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ReviewCase } from './review-case.entity.js';

/** That somebody outside was told of a case, such as the police. Its words and pictures are then kept without an end. */
@Entity('referral')
@Index('referral_at_idx', ['at'])
@Index('referral_case_idx', ['caseId', 'id'])
@Index('referral_recorded_by_idx', ['recordedBy'], { where: 'recorded_by IS NOT NULL' })
export class Referral {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  caseId!: string;

  @ManyToOne(() => ReviewCase, { onDelete: 'CASCADE', nullable: false })
  case!: ReviewCase;

  @Column({ type: 'varchar', length: 200 })
  referredTo!: string;

  /** The number under which they have it. */
  @Column({ type: 'varchar', length: 200 })
  reference!: string;

  /** Null once that administrator has been removed. */
  @Column({ type: 'bigint', nullable: true })
  recordedBy!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;
}
