import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The number of visible posts in a part of everybody's feed, so that a page far back is found by adding up
 * (docs/decisions/0099-pages-far-back.md). A block begins after the one before it, the first with the oldest post. Kept exact by
 * triggers on `post`; posts that are newer than the last block are in none.
 */
@Entity('feed_block')
@Index('feed_block_until_idx', ['untilAt', 'untilId'], { unique: true })
export class FeedBlock {
  /** Number of the block: 0 for the oldest, without gaps. */
  @PrimaryColumn({ type: 'integer' })
  number!: number;

  /** Time and id of the newest post when the block was made, which still end the block if that post is deleted. */
  @Column({ type: 'timestamptz' })
  untilAt!: Date;

  @Column({ type: 'bigint' })
  untilId!: string;

  /** Visible posts. */
  @Column({ type: 'integer' })
  posts!: number;
}

/** The number of visible posts in 64 successive blocks, so that few rows are added up. Kept exact by triggers on `post`. */
@Entity('feed_block_group')
export class FeedBlockGroup {
  /** A 64th of the numbers of its blocks. */
  @PrimaryColumn({ type: 'integer' })
  number!: number;

  /** Visible posts. */
  @Column({ type: 'integer' })
  posts!: number;
}
