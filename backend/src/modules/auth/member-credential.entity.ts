import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';

/** A member's password hash, in a table of its own so that no profile query can return it. */
@Entity('member_credential')
export class MemberCredential {
  @PrimaryColumn({ name: 'member_id', type: 'bigint', primaryKeyConstraintName: 'member_credential_pkey' })
  memberId!: string;

  @OneToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'member_credential_member_fkey' })
  member!: Member;

  /** argon2id in PHC string format. */
  @Column({ name: 'password_hash', type: 'varchar', length: 255 })
  passwordHash!: string;

  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;
}
