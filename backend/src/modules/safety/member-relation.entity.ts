import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';

export type RelationKind = 'mute' | 'block';

/** That a member mutes or blocks another one. The SQL function `concealed_from` says what follows from it. */
@Entity('member_relation')
@Check('member_relation_kind_check', `kind IN ('mute', 'block')`)
@Check('member_relation_self_check', 'member_id <> other_id')
@Index('member_relation_other_idx', ['otherId', 'kind'])
export class MemberRelation {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @PrimaryColumn({ type: 'bigint' })
  otherId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  other!: Member;

  @Column({ type: 'varchar', length: 5 })
  kind!: RelationKind;

  /** When it became this kind. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
