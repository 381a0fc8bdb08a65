import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';
import { Page } from './page.entity.js';

/** A member follows a page. */
@Entity('follow')
@Index('follow_member_idx', ['memberId'])
@Index('follow_page_newest_idx', ['pageId', 'createdAt'])
export class Follow {
  @PrimaryColumn({ name: 'page_id', type: 'bigint', primaryKeyConstraintName: 'follow_pkey' })
  pageId!: string;

  @PrimaryColumn({ name: 'member_id', type: 'bigint', primaryKeyConstraintName: 'follow_pkey' })
  memberId!: string;

  @ManyToOne(() => Page, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'page_id', foreignKeyConstraintName: 'follow_page_fkey' })
  page!: Page;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'follow_member_fkey' })
  member!: Member;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Whether it is hidden from everybody: the member's account is deleted. */
  @Column({ type: 'boolean', default: false })
  hidden!: boolean;
}
