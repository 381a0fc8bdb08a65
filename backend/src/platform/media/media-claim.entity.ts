import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture whose files somebody is at, or which failed; gone once nothing has to happen to them. */
@Entity('media_claim')
export class MediaClaim {
  @PrimaryColumn({ type: 'varchar', length: 100, primaryKeyConstraintName: 'media_claim_pkey' })
  path!: string;

  /** Nobody else is at it before. */
  @Column({ type: 'timestamptz' })
  until!: Date;

  /** How often in a row it failed. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;

  /** The job leaves it aside before. */
  @Column({ name: 'retry_at', type: 'timestamptz', default: () => 'now()' })
  retryAt!: Date;
}
