import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Page } from './page.entity.js';

/** A page's counters; kept exact by triggers on `follow` and `post`. */
@Entity('page_counter')
@Index('page_counter_active_idx', ['activeAt', 'pageId'])
@Index('page_counter_followers_idx', ['followers', 'pageId'], { where: 'posts > 0' })
export class PageCounter {
  @PrimaryColumn({ name: 'page_id', type: 'bigint', primaryKeyConstraintName: 'page_counter_pkey' })
  pageId!: string;

  @OneToOne(() => Page, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'page_id', foreignKeyConstraintName: 'page_counter_page_fkey' })
  page!: Page;

  @Column({ type: 'integer', default: 0 })
  followers!: number;

  @Column({ type: 'integer', default: 0 })
  posts!: number;

  @Column({ name: 'last_post_at', type: 'timestamptz', nullable: true })
  lastPostAt!: Date | null;

  /** The later of the page's last edit and its last post; kept by triggers. */
  @Column({ name: 'active_at', type: 'timestamptz', default: () => 'now()' })
  activeAt!: Date;
}
