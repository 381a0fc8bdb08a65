import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which record a creating call wrote, kept for a day so that a repeated request writes no other. */
@Entity('idempotency_key')
@Index('idempotency_key_age_idx', ['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @PrimaryColumn({ type: 'varchar', length: 60 })
  call!: string;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  key!: string;

  /** SHA-256 of the body, hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  fingerprint!: string;

  /** Id of the record; null while the first request is still in progress. */
  @Column({ type: 'bigint', nullable: true })
  recordId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
