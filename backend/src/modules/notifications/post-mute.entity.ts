import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../feeds/post.entity.js';
import { Member } from '../profile/member.entity.js';

/** That a member gets no notifications about a post. */
@Entity('post_mute')
@Index('post_mute_post_idx', ['postId'])
export class PostMute {
  @PrimaryColumn({ name: 'member_id', type: 'bigint', primaryKeyConstraintName: 'post_mute_pkey' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'post_mute_member_fkey' })
  member!: Member;

  @PrimaryColumn({ name: 'post_id', type: 'bigint', primaryKeyConstraintName: 'post_mute_pkey' })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'post_mute_post_fkey' })
  post!: Post;
}
