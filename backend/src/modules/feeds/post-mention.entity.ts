import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../profile/member.entity.js';
import { Post } from './post.entity.js';

/** That a post mentions a member. */
@Entity('post_mention')
@Index('post_mention_member_idx', ['memberId', 'postId'])
export class PostMention {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  post!: Post;

  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

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
