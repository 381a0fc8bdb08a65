import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';

/** A member's password hash, in a table of its own so that no profile query can return it. */
@Entity('member_credential')
export class MemberCredential {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @OneToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member!: Member;

  /** argon2id in PHC string format. */
  @Column({ type: 'varchar', length: 255 })
  passwordHash!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt!: Date;
}
