import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import type { AccountKind } from '../../common/identity.js';

/** Kinds of factors; others may follow. */
export type FactorKind = 'totp';

/** What an account proves itself with besides its password. Until it is confirmed it is only being set up. */
@Entity('factor')
@Check(
  'factor_account_check',
  `(account_kind = 'member' AND member_id IS NOT NULL AND administrator_id IS NULL) OR
   (account_kind = 'administrator' AND administrator_id IS NOT NULL AND member_id IS NULL)`,
)
@Index('factor_member_idx', ['memberId'], { where: 'member_id IS NOT NULL' })
@Index('factor_administrator_idx', ['administratorId'], { where: 'administrator_id IS NOT NULL' })
export class Factor {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'varchar', length: 20 })
  kind!: FactorKind;

  @Column({ type: 'varchar', length: 20 })
  accountKind!: AccountKind;

  @Column({ type: 'bigint', nullable: true })
  memberId!: string | null;

  @Column({ type: 'bigint', nullable: true })
  administratorId!: string | null;

  /** Sealed: see SecretBox. */
  @Column({ type: 'bytea' })
  secret!: Buffer;

  /** The newest time step whose code was used: each works once. */
  @Column({ type: 'bigint', default: 0 })
  lastStep!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;
}

/** A code for who has lost the device with the factor; works once. Only its owner has the code itself. */
@Entity('recovery_code')
@Check(
  'recovery_code_account_check',
  `(account_kind = 'member' AND member_id IS NOT NULL AND administrator_id IS NULL) OR
   (account_kind = 'administrator' AND administrator_id IS NOT NULL AND member_id IS NULL)`,
)
@Index('recovery_code_member_idx', ['memberId'], { where: 'member_id IS NOT NULL' })
@Index('recovery_code_administrator_idx', ['administratorId'], { where: 'administrator_id IS NOT NULL' })
export class RecoveryCode {
  /** SHA-256 of the code. */
  @PrimaryColumn({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'varchar', length: 20 })
  accountKind!: AccountKind;

  @Column({ type: 'bigint', nullable: true })
  memberId!: string | null;

  @Column({ type: 'bigint', nullable: true })
  administratorId!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
