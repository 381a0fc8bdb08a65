import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Member } from './member.entity.js';

/** Counters of a member's content; kept exact by triggers on `post`. */
@Entity('member_counter')
export class MemberCounter {
  @PrimaryColumn({ name: 'member_id', type: 'bigint', primaryKeyConstraintName: 'member_counter_pkey' })
  memberId!: string;

  @OneToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'member_counter_member_fkey' })
  member!: Member;

  @Column({ type: 'integer', default: 0 })
  posts!: number;
}
