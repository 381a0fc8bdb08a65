import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The current and the previous window of a rate limit. Unlogged: it may be lost in a crash. */
@Entity('limit_count')
@Index('limit_count_expiry_idx', ['expiresAt'])
export class LimitCountRow {
  /** Name of the limit and a digest of the counted subject; no personal data. */
  @PrimaryColumn({ type: 'varchar', length: 100 })
  key!: string;

  /** Hits admitted in the latest window. */
  @Column({ type: 'integer' })
  hits!: number;

  /** Hits admitted in the window before it. */
  @Column({ type: 'integer', default: 0 })
  previous!: number;

  /** Whether the last hit exceeded the limit; the counting statement returns its result from this row. */
  @Column({ type: 'boolean', default: false })
  refused!: boolean;

  /** End of the latest window plus one window length: after that the row no longer counts. */
  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
