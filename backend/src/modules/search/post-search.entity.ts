import { Column, Entity, OneToOne, JoinColumn, PrimaryColumn } from 'typeorm';
import { Post } from '../feeds/post.entity.js';

/** The words of a post, for searching. A trigger keeps them; posts that are older than search may lack the row. */
@Entity('post_search')
export class PostSearch {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @OneToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn()
  post!: Post;

  @Column({ type: 'tsvector' })
  words!: string;

  /** Whether they have one form of every letter; those from before that are renewed by the job. */
  @Column({ type: 'boolean', default: false })
  folded!: boolean;
}
