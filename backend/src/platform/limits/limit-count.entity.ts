import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The window under way of a limit and the one before it. Unlogged: it may be lost in a crash. */
@Entity('limit_count')
@Index('limit_count_expiry_idx', ['expiresAt'])
export class LimitCountRow {
  /** Name of the limit and a digest of whom it counts; no personal datum. */
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'limit_count_pkey' })
  key!: string;

  /** Hits let through in the latest window. */
  @Column({ type: 'integer' })
  hits!: number;

  /** Hits let through in the window before it. */
  @Column({ type: 'integer', default: 0 })
  previous!: number;

  /** Whether the last hit was one too many; tells the statement that counts, which answers from this row. */
  @Column({ type: 'boolean', default: false })
  refused!: boolean;

  /** End of the latest window plus one length: from then on it does not count any more. */
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
