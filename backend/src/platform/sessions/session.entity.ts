import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AccountKind } from '../../common/identity.js';

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
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  kind!: AccountKind;

  @Column({ type: 'bigint', nullable: true })
  memberId!: string | null;

  @Column({ type: 'bigint', nullable: true })
  administratorId!: string | null;

  /** The browser's `User-Agent`, shortened. */
  @Column({ type: 'varchar', length: 200 })
  device!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt!: Date;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
