import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AccountKind } from './identity.js';

/** A signed-in browser. Deleting the row signs it out. */
@Entity('session')
@Check(
  'session_kind_check',
  `(kind = 'member' AND member_id IS NOT NULL AND administrator_id IS NULL) OR
   (kind = 'administrator' AND administrator_id IS NOT NULL AND member_id IS NULL)`,
)
@Index('session_expiry_idx', ['expiresAt'])
@Index('session_member_idx', ['memberId'], { where: 'member_id IS NOT NULL' })
@Index('session_administrator_idx', ['administratorId'], { where: 'administrator_id IS NOT NULL' })
export class Session {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'session_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  kind!: AccountKind;

  @Column({ name: 'member_id', type: 'bigint', nullable: true })
  memberId!: string | null;

  @Column({ name: 'administrator_id', type: 'bigint', nullable: true })
  administratorId!: string | null;

  /** The browser's `User-Agent`, shortened. */
  @Column({ type: 'varchar', length: 200 })
  device!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' })
  lastSeenAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
