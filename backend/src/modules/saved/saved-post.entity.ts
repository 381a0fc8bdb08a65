import { Column, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../feeds/post.entity.js';
import { Member } from '../profile/member.entity.js';

/** That a member saved a post. Nobody else learns it. */
@Entity('saved_post')
@Index('saved_post_newest_idx', ['memberId', 'createdAt', 'postId'])
@Index('saved_post_post_idx', ['postId'])
export class SavedPost {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  post!: Post;

  /** The order of the list. */
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
