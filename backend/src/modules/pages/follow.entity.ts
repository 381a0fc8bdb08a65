import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';
import { Page } from './page.entity.js';

/** A member follows a page. */
@Entity('follow')
@Index('follow_member_idx', ['memberId'])
@Index('follow_page_newest_idx', ['pageId', 'createdAt'])
@Index('follow_bell_idx', ['memberId'], { where: 'bell_since IS NOT NULL' })
export class Follow {
  @PrimaryColumn({ type: 'bigint' })
  pageId!: string;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Page, { onDelete: 'CASCADE' })
  page!: Page;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member!: Member;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Whether it is hidden from everybody: the member's account is deleted. */
  @Column({ type: 'boolean', default: false })
  hidden!: boolean;

  /** Since when the member is told of others' new posts on the page: from setting the bell, or from last reading. Null: no bell. */
  @Column({ type: 'timestamptz', nullable: true })
  bellSince!: Date | null;
}
