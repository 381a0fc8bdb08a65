import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';
import { Comment } from './comment.entity.js';

/** That a comment mentions a member. */
@Entity('comment_mention')
@Index('comment_mention_member_idx', ['memberId', 'postId'])
export class CommentMention {
  @PrimaryColumn({ type: 'bigint' })
  commentId!: string;

  @ManyToOne(() => Comment, { onDelete: 'CASCADE', nullable: false })
  comment!: Comment;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  /** The comment's post, which never changes: finds a member's mentions in one thread. */
  @Column({ type: 'bigint' })
  postId!: string;

  /** The name as it follows the `@` in the text. */
  @Column({ type: 'varchar', length: 200 })
  label!: string;

  /** When the text began to mention them: an edit may add a mention later. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When an edit last took it out of the text; null while the text mentions them. */
  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;

  /** When an edit put it back after that; null if none did. They are told of it only once. */
  @Column({ type: 'timestamptz', nullable: true })
  readdedAt!: Date | null;
}
