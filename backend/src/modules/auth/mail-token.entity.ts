import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';

/** What a mailed link does: confirms the account's address, or replaces it with the one that the mail was sent to. */
export type MailTokenPurpose = 'confirm email' | 'change email';

/** A mailed link about an e-mail address. Only the mail contains the token itself. */
@Entity('mail_token')
@Index('mail_token_member_idx', ['memberId', 'purpose'])
@Index('mail_token_expiry_idx', ['expiresAt'])
export class MailToken {
  /** SHA-256 of the token; random until the mail of a change of the address is built. */
  @PrimaryColumn({ type: 'bytea' })
  hash!: Buffer;

  @Column({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @Column({ type: 'varchar', length: 40 })
  purpose!: MailTokenPurpose;

  /** The address that the link confirms. */
  @Column({ type: 'varchar', length: 254 })
  value!: string;

  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
