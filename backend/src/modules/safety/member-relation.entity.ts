import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import { Member } from '../profile/member.entity.js';

export type RelationKind = 'mute' | 'block';

/** That a member mutes or blocks another one. The SQL function `concealed_from` says what follows from it. */
@Entity('member_relation')
@Check('member_relation_kind_check', `kind IN ('mute', 'block')`)
@Check('member_relation_self_check', 'member_id <> other_id')
@Index('member_relation_other_idx', ['otherId', 'kind'])
export class MemberRelation {
  @PrimaryColumn({ name: 'member_id', type: 'bigint', primaryKeyConstraintName: 'member_relation_pkey' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'member_relation_member_fkey' })
  member!: Member;

  @PrimaryColumn({ name: 'other_id', type: 'bigint', primaryKeyConstraintName: 'member_relation_pkey' })
  otherId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'other_id', foreignKeyConstraintName: 'member_relation_other_fkey' })
  other!: Member;

  @Column({ type: 'varchar', length: 5 })
  kind!: RelationKind;

  /** When it became this kind. */
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
