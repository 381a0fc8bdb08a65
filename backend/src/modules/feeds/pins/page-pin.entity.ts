import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Page } from '../../pages/page.entity.js';
import { Post } from '../post.entity.js';

/** That a post stands above the feed of its page until a time. Later the row means nothing. */
@Entity('page_pin')
@Index('page_pin_post_idx', ['postId'])
export class PagePin {
  @PrimaryColumn({ type: 'bigint' })
  pageId!: string;

  @ManyToOne(() => Page, { onDelete: 'CASCADE', nullable: false })
  page!: Page;

  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  post!: Post;

  /** The order of the pins; another end does not change it. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  pinnedAt!: Date;

  @Column({ type: 'timestamptz' })
  until!: Date;
}
