import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Page } from './page.entity.js';

/** A page's counters; kept exact by triggers on `follow` and `post`. */
@Entity('page_counter')
@Index('page_counter_active_idx', ['activeAt', 'pageId'])
@Index('page_counter_followers_idx', ['followers', 'pageId'], { where: 'posts > 0' })
export class PageCounter {
  @PrimaryColumn({ type: 'bigint' })
  pageId!: string;

  @OneToOne(() => Page, { onDelete: 'CASCADE' })
  @JoinColumn()
  page!: Page;

  @Column({ type: 'integer', default: 0 })
  followers!: number;

  @Column({ type: 'integer', default: 0 })
  posts!: number;

  @Column({ type: 'timestamptz', nullable: true })
  lastPostAt!: Date | null;

  /** The later of the page's last edit and its last post; kept by triggers. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  activeAt!: Date;
}
