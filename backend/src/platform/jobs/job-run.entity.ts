import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last run of a job, in whichever process. */
@Entity('job_run')
export class JobRun {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'timestamptz' })
  startedAt!: Date;

  /** Null while it runs, or when its process died. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  succeededAt!: Date | null;

  /** The error of the last run that ended. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  error!: string | null;
}
