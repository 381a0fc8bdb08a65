import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A claim on a picture whose files a process works on, or whose last attempt failed; deleted once no work is left. */
@Entity('media_claim')
export class MediaClaim {
  @PrimaryColumn({ type: 'varchar', length: 100 })
  path!: string;

  /** Other processes may not claim it before. */
  @Column({ type: 'timestamptz' })
  until!: Date;

  /** Number of consecutive failures. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;

  /** The job does not retry it before. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  retryAt!: Date;
}
