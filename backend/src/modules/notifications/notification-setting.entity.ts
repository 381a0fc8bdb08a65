import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { Post } from '../feeds/post.entity.js';
import { Member } from '../profile/member.entity.js';

/** What a member chose about notifications, and how far they have seen them. Without a row, the defaults. */
@Entity('notification_setting')
@Index('notification_setting_mail_idx', ['memberId'], { where: `mail <> '{}'` })
@Index('notification_setting_summary_idx', ['memberId'], { where: 'digest' })
export class NotificationSetting {
  @PrimaryColumn({ type: 'bigint' })
  memberId!: string;

  @OneToOne(() => Member, { onDelete: 'CASCADE' })
  @JoinColumn()
  member!: Member;

  /** The badge counts later ones. */
  @Column({ type: 'timestamptz', nullable: true })
  seenAt!: Date | null;

  /** Kinds that the site does not show. */
  @Column({ type: 'text', array: true, default: [] })
  off!: string[];

  /** Kinds that are also mailed. */
  @Column({ type: 'text', array: true, default: [] })
  mail!: string[];

  /** Whether a summary is mailed every week. */
  @Column({ type: 'boolean', default: false })
  digest!: boolean;

  /** When a mail about unread notifications was last queued; null before the first. */
  @Column({ type: 'timestamptz', nullable: true })
  digestAt!: Date | null;

  /** When a weekly summary was last queued, or left out because there was nothing to tell; null before the first. */
  @Column({ type: 'timestamptz', nullable: true })
  summaryAt!: Date | null;
}

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
