import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';

/** A mailed password reset link. Only the mail contains the token itself. */
@Entity('password_reset')
@Index('password_reset_member_idx', ['memberId'])
@Index('password_reset_expiry_idx', ['expiresAt'])
export class PasswordReset {
  /** SHA-256 of the token. */
  @PrimaryColumn({ type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
