import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../feeds/post.entity.js';
import { Member } from '../profile/member.entity.js';

/** A member likes a post. */
@Entity('post_like')
@Index('post_like_newest_idx', ['postId', 'createdAt', 'id'])
@Index('post_like_member_idx', ['memberId'])
@Index('post_like_created_idx', ['createdAt'], { where: 'NOT hidden' })
export class PostLike {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post!: Post;

  @ManyToOne(() => Member, { onDelete: 'CASCADE' })
  member!: Member;

  /** Id of the like in lists, and the tiebreaker for equal timestamps. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Whether it is hidden from everybody: the member's account is deleted. */
  @Column({ type: 'boolean', default: false })
  hidden!: boolean;
}
