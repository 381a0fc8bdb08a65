import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';

/** A mailed password reset link. Only the mail contains the token itself. */
@Entity('password_reset')
@Index('password_reset_member_idx', ['memberId'])
@Index('password_reset_expiry_idx', ['expiresAt'])
export class PasswordReset {
  /** SHA-256 of the token. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea', primaryKeyConstraintName: 'password_reset_pkey' })
  tokenHash!: Buffer;

  @Column({ name: 'member_id', type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'password_reset_member_fkey' })
  member!: Member;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
