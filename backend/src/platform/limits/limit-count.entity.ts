import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One open window of a limit. Unlogged: it may be lost in a crash. */
@Entity('limit_count')
@Index('limit_count_expiry_idx', ['expiresAt'])
export class LimitCountRow {
  /** Name of the limit and a digest of whom it counts; no personal datum. */
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'limit_count_pkey' })
  key!: string;

  @Column({ type: 'integer' })
  hits!: number;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
