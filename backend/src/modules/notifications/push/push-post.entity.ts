import { Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../../feeds/post.entity.js';

/** A new post on a page, until pushes are queued to the devices of those whose bell is on. */
@Entity('push_post')
export class PushPost {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @OneToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn()
  post!: Post;
}
