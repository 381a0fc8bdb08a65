import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Withholdable } from '../../common/withholdable.js';
import { Post } from '../feeds/post.entity.js';
import { Member } from '../profile/member.entity.js';

/** A member's comment on a post: plain text, kept verbatim. */
@Entity('comment')
@Check(
  'comment_withheld_check',
  `(withheld IS NULL OR withheld IN ('held', 'removed')) AND
   (withheld IS NULL) = (withheld_at IS NULL) AND (withheld IS NOT NULL OR withheld_note IS NULL)`,
)
@Index('comment_post_hidden_idx', ['postId', 'hidden', 'createdAt', 'id'])
@Index('comment_author_idx', ['authorId'])
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

  @Column({ type: 'bigint' })
  authorId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  author!: Member;

  @Column({ type: 'varchar', length: 2000 })
  body!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** When the content was last changed; set by a trigger. */
  @Column({ type: 'timestamptz', nullable: true })
  editedAt!: Date | null;
}
