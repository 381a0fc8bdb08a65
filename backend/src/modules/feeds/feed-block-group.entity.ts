import { Column, Entity, PrimaryColumn } from 'typeorm';

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
