import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Member } from './member.entity.js';

/** Counters of a member's content; kept exact by triggers on `post`. */
@Entity('member_counter')
export class MemberCounter {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @OneToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member!: Member;

  @Column({ type: 'integer', default: 0 })
  posts!: number;
}
