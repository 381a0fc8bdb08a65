import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Post } from '../../feeds/post.entity.js';
import { Page } from '../../pages/page.entity.js';
import { Notification } from '../notification.entity.js';
import { PushSubscription } from './push-subscription.entity.js';

/**
 * A push to one device about one notification, or about new posts on one page: it waits, or it was taken within the last ten
 * minutes, in which no other follows. Its words are read when it is sent.
 */
@Entity('push_outbox')
@Check('push_outbox_about_check', 'num_nonnulls(notification_id, page_id) = 1')
// In the database, nulls are equal in it (NULLS NOT DISTINCT).
@Unique('push_outbox_subject_key', ['subscriptionId', 'notificationId', 'pageId'])
@Index('push_outbox_due_idx', ['notBefore'], { where: 'waiting' })
@Index('push_outbox_taken_idx', ['sentAt'], { where: 'NOT waiting' })
@Index('push_outbox_notification_idx', ['notificationId'], { where: 'notification_id IS NOT NULL' })
@Index('push_outbox_page_idx', ['pageId'], { where: 'page_id IS NOT NULL' })
export class PushOutboxEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'bigint' })
  subscriptionId!: string;

  @ManyToOne(() => PushSubscription, { onDelete: 'CASCADE', nullable: false })
  subscription!: PushSubscription;

  @Column({ type: 'bigint', nullable: true })
  notificationId!: string | null;

  @ManyToOne(() => Notification, { onDelete: 'CASCADE' })
  notification!: Notification | null;

  /** The page with new posts. */
  @Column({ type: 'bigint', nullable: true })
  pageId!: string | null;

  @ManyToOne(() => Page, { onDelete: 'CASCADE' })
  page!: Page | null;

  /** False once a process has taken it, or nothing is to be sent. */
  @Column({ type: 'boolean', default: true })
  waiting!: boolean;

  /** No process takes it before this time. */
  @Column({ type: 'timestamptz' })
  notBefore!: Date;

  /** Number of failed attempts. */
  @Column({ type: 'integer', default: 0 })
  tries!: number;

  /** When a process last took it to send it; null before, and after a failure. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;
}

/** A new post on a page, until pushes are queued to the devices of those whose bell is on. */
@Entity('push_post')
export class PushPost {
  @PrimaryColumn({ type: 'bigint' })
  postId!: string;

  @OneToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn()
  post!: Post;
}
