import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { ReviewCase } from './review-case.entity.js';

/** A picture that is kept, out of reach, also when what it belongs to is deleted; it goes with the words of its case. */
@Entity('evidence')
@Index('evidence_path_idx', ['path'])
export class Evidence {
  @PrimaryColumn({ type: 'bigint' })
  caseId!: string;

  @ManyToOne(() => ReviewCase, { onDelete: 'CASCADE', nullable: false })
  case!: ReviewCase;

  /** Path on the API host, without a leading slash. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  path!: string;
}
