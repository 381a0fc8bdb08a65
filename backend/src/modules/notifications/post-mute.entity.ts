import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../feeds/post.entity.js';
import { Member } from '../profile/member.entity.js';

/** That a member gets no notifications about a post. */
@Entity('post_mute')
@Index('post_mute_post_idx', ['postId'])
export class PostMute {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  post!: Post;
}
