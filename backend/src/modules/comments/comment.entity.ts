import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Withholdable } from '../../common/withholdable.js';
import { Post } from '../feeds/post.entity.js';
import { Member } from '../profile/member.entity.js';

/**
 * A member's comment on a post: plain text, kept verbatim. One that was deleted while it had replies stays without author and text until
 * they have gone (SQL function `empty_comment`).
 */
@Entity('comment')
@Check(
  'comment_emptied_check',
  `(author_id IS NULL) = (body IS NULL) AND (author_id IS NOT NULL OR (hidden AND withheld IS NULL AND parent_id IS NULL))`,
)
@Check(
  'comment_withheld_check',
  `(withheld IS NULL OR withheld IN ('held', 'removed')) AND
   (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)`,
)
@Index('comment_post_hidden_idx', ['postId', 'hidden', 'createdAt', 'id'])
@Index('comment_author_idx', ['authorId'])
@Index('comment_emptied_idx', ['id'], { where: 'author_id IS NULL' })
@Index('comment_reply_idx', ['parentId', 'createdAt', 'id', 'hidden'], { where: 'parent_id IS NOT NULL' })
@Index('comment_thread_idx', ['postId', 'createdAt', 'id', 'hidden'], { where: 'parent_id IS NULL' })
@Index('comment_visible_newest_idx', ['createdAt', 'id'], { where: 'NOT hidden' })
@Index('comment_withheld_idx', ['withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
@Index('comment_withheld_owner_idx', ['authorId', 'withheldAt', 'id'], { where: 'withheld IS NOT NULL' })
@Index('comment_post_author_idx', ['postId', 'authorId'], { where: 'NOT hidden' })
export class Comment extends Withholdable {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  post!: Post;

  @Column({ type: 'bigint', nullable: true })
  authorId!: string | null;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: true })
  author!: Member | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  body!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the content was last changed; set by a trigger. */
  @Column({ type: 'timestamptz', nullable: true })
  editedAt!: Date | null;

  /** Id of the comment that it replies to, which is none of these itself; null for a comment on the post. */
  @Column({ type: 'bigint', nullable: true })
  parentId!: string | null;

  @ManyToOne(() => Comment, { nullable: true })
  parent!: Comment | null;
}
