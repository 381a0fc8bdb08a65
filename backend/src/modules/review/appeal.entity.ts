import { Column, CreateDateColumn, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ReviewCase } from './review-case.entity.js';

/** That whose content a decision was about asked for a second look; once for a case. */
@Entity('appeal')
@Index('appeal_decided_idx', ['decidedAt'], { where: 'decided_at IS NOT NULL' })
@Index('appeal_decided_by_idx', ['decidedBy'], { where: 'decided_by IS NOT NULL' })
export class Appeal {
  @PrimaryColumn({ type: 'bigint' })
  caseId!: string;

  @OneToOne(() => ReviewCase, { onDelete: 'CASCADE' })
  @JoinColumn()
  case!: ReviewCase;

  @Column({ type: 'varchar', length: 2000 })
  text!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  /** To the member who appealed. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  reply!: string | null;

  @Column({ type: 'bigint', nullable: true })
  decidedBy!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;
}
