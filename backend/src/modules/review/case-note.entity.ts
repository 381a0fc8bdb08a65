import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ReviewCase } from './review-case.entity.js';

/** What somebody of the console wrote about a case for the others. No member reads it. */
@Entity('case_note')
@Check('case_note_kind_check', `kind IN ('note', 'escalation')`)
@Index('case_note_case_idx', ['caseId', 'id'])
@Index('case_note_author_idx', ['authorId'], { where: 'author_id IS NOT NULL' })
export class CaseNote {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  caseId!: string;

  @ManyToOne(() => ReviewCase, { onDelete: 'CASCADE', nullable: false })
  case!: ReviewCase;

  /** `escalation`: why it was passed to the administrators. */
  @Column({ type: 'varchar', length: 10, default: 'note' })
  kind!: 'note' | 'escalation';

  /** Empty only for an escalation. */
  @Column({ type: 'varchar', length: 500 })
  text!: string;

  /** Null once that account of the console has been removed. */
  @Column({ type: 'bigint', nullable: true })
  authorId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;
}
