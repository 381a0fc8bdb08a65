import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../post.entity.js';
import { TopicRow } from './topic.entity.js';

/** That a post has a topic in its text. */
@Entity('post_topic')
@Index('post_topic_newest_idx', ['key', 'createdAt', 'postId'])
export class PostTopic {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  post!: Post;

  @PrimaryColumn({ type: 'varchar', length: 40, collation: 'C' })
  key!: string;

  @ManyToOne(() => TopicRow, { nullable: false })
  @JoinColumn({ name: 'key' })
  topic!: TopicRow;

  /** When the post was written, for the order of a topic's posts. */
  @Column({ type: 'timestamptz' })
  createdAt!: Date;
}
