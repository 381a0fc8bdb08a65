import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm';
import { Post } from '../feeds/post.entity.js';
import { Comment } from './comment.entity.js';

/** The comment that the asker of a question accepted as its answer. While it is hidden, the question has none: see `post.answer_id`. */
@Entity('accepted_answer')
@Unique('accepted_answer_comment_key', ['commentId'])
export class AcceptedAnswer {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @OneToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn()
  post!: Post;

  @Column({ type: 'bigint' })
  commentId!: string;

  @OneToOne(() => Comment, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  comment!: Comment;

  /** When it was accepted. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
