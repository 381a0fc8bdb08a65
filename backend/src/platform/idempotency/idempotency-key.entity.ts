import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer to a creating call, kept for a day so that a repeated request gets the same answer. */
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

  /** Null while the first request is still in progress. */
  @Column({ type: 'jsonb', nullable: true })
  response!: object | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

declare module '../sql/column-types.js' {
  interface ColumnTypes {
    'idempotency_key.response': object;
  }
}
