import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Post } from './post.entity.js';

/** A post's counters; kept exact by triggers on `post_like` and `comment`. */
@Entity('post_counter')
export class PostCounter {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @OneToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn()
  post!: Post;

  @Column({ type: 'integer', default: 0 })
  likes!: number;

  @Column({ type: 'integer', default: 0 })
  comments!: number;
}
