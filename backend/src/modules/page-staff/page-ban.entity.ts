import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Page } from '../pages/page.entity.js';
import { Member } from '../profile/member.entity.js';

/** That a member may take no part in a page. The SQL function `refuse_banned` holds it. */
@Entity('page_ban')
@Index('page_ban_member_idx', ['memberId'])
@Index('page_ban_by_idx', ['byId'], { where: 'by_id IS NOT NULL' })
@Index('page_ban_newest_idx', ['pageId', 'since', 'memberId'])
export class PageBan {
  @PrimaryColumn({ type: 'bigint' })
  pageId!: string;

  @ManyToOne(() => Page, { onDelete: 'CASCADE', nullable: false })
  page!: Page;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  /** Who banned them; null once that account is purged. */
  @Column({ type: 'bigint', nullable: true })
  byId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'by_id' })
  by!: Member | null;

  /** For those who run the page; the member finds it in their data export. */
  @Column({ type: 'varchar', length: 300 })
  reason!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  since!: Date;
}
