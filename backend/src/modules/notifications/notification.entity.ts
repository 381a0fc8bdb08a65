import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { Comment } from '../comments/comment.entity.js';
import { Post } from '../feeds/post.entity.js';
import { Opening } from '../openings/opening.entity.js';
import { Page } from '../pages/page.entity.js';
import { Member } from '../profile/member.entity.js';
import { ReviewCase } from '../review/review-case.entity.js';
import type { NoticeSubject, StoredNotificationKind } from '../../common/notification-kinds.js';

/**
 * That a member is notified about a post or a page. Who did what is not stored: it is read from the acts since `since`, by the
 * SQL function `notification_acts`. Triggers write it, by the SQL function `write_notification`.
 */
@Entity('notification')
@Check(
  'notification_kind_check',
  `kind IN ('mention', 'reply', 'comment', 'thread', 'like', 'follow', 'ownPage', 'answer', 'poll', 'application', 'notice')`,
)
@Check(
  'notification_application_check',
  `num_nonnulls(opening_id, application_id) = (kind = 'application')::int`,
)
@Check(
  'notification_notice_check',
  `(kind = 'notice') = (notice IS NOT NULL)
   AND (notice IS NULL OR notice IN ('decision', 'report', 'appeal', 'hold', 'pageRole', 'transfer', 'handover'))
   AND (case_id IS NOT NULL) = (notice IS NOT NULL AND notice NOT IN ('pageRole', 'transfer', 'handover'))
   AND (notice IS NULL OR notice NOT IN ('pageRole', 'transfer', 'handover') OR page_id IS NOT NULL)`,
)
// In the database, nulls are equal in it (NULLS NOT DISTINCT).
@Unique('notification_subject_key', [
  'postId',
  'pageId',
  'memberId',
  'kind',
  'commentId',
  'caseId',
  'notice',
  'openingId',
  'applicationId',
])
@Index('notification_member_idx', ['memberId', 'at'])
@Index('notification_page_idx', ['pageId'], { where: 'page_id IS NOT NULL' })
@Index('notification_opening_idx', ['openingId'], { where: 'opening_id IS NOT NULL' })
@Index('notification_application_idx', ['applicationId'], { where: 'application_id IS NOT NULL' })
@Index('notification_case_idx', ['caseId'], { where: 'case_id IS NOT NULL' })
@Index('notification_comment_idx', ['commentId'], { where: 'comment_id IS NOT NULL' })
export class Notification {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Who is notified. */
  @Column({ type: 'bigint' })
  memberId!: string;

  @ManyToOne(() => Member, { onDelete: 'CASCADE', nullable: false })
  member!: Member;

  @Column({ type: 'varchar', length: 11 })
  kind!: StoredNotificationKind;

  @Column({ type: 'bigint', nullable: true })
  postId!: string | null;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  post!: Post | null;

  /** The comment that mentions the member. */
  @Column({ type: 'bigint', nullable: true })
  commentId!: string | null;

  @ManyToOne(() => Comment, { onDelete: 'CASCADE' })
  comment!: Comment | null;

  @Column({ type: 'bigint', nullable: true })
  pageId!: string | null;

  @ManyToOne(() => Page, { onDelete: 'CASCADE' })
  page!: Page | null;

  /** The earliest act that it is about. */
  @Column({ type: 'timestamptz' })
  since!: Date;

  /** When it was written, or last moved to the top. In milliseconds, like the times that clients send back to say what they have seen. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'clock_timestamp()' })
  at!: Date;

  /** Null while it is unread. */
  @Column({ type: 'timestamptz', nullable: true })
  readAt!: Date | null;

  /** When a mail about it was last queued; null before the first. */
  @Column({ type: 'timestamptz', nullable: true })
  mailedAt!: Date | null;

  /**
   * The member who alone has done what it is about; null once others did, too. It bounds how many one member causes. No foreign key: its
   * index would make each like heavier, and the account may be gone.
   */
  @Column({ type: 'bigint', nullable: true })
  soleActorId!: string | null;

  /** The case of a notice about a decision; null for others. */
  @Column({ type: 'bigint', nullable: true })
  caseId!: string | null;

  @ManyToOne(() => ReviewCase, { onDelete: 'CASCADE' })
  case!: ReviewCase | null;

  /** What a notice is of; null for other kinds. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  notice!: NoticeSubject | null;

  /** The opening that members applied for; its poster is notified. */
  @Column({ type: 'bigint', nullable: true })
  openingId!: string | null;

  @ManyToOne(() => Opening, { onDelete: 'CASCADE' })
  opening!: Opening | null;

  /** The application that the other side, or the clock, changed. */
  @Column({ type: 'bigint', nullable: true })
  applicationId!: string | null;

  @ManyToOne(() => Application, { onDelete: 'CASCADE' })
  application!: Application | null;
}
