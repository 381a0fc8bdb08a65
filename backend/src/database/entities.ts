import { Administrator } from '../modules/admin/administrators/administrator.entity.js';
import { MailToken } from '../modules/auth/mail-token.entity.js';
import { MemberCredential } from '../modules/auth/member-credential.entity.js';
import { PasswordReset } from '../modules/auth/password-reset.entity.js';
import { CommentMention } from '../modules/comments/comment-mention.entity.js';
import { Comment } from '../modules/comments/comment.entity.js';
import { FeedBlockGroup } from '../modules/feeds/feed-block-group.entity.js';
import { FeedBlock } from '../modules/feeds/feed-block.entity.js';
import { PostCounter } from '../modules/feeds/post-counter.entity.js';
import { PostMention } from '../modules/feeds/post-mention.entity.js';
import { Post } from '../modules/feeds/post.entity.js';
import { PostLike } from '../modules/likes/post-like.entity.js';
import { Follow } from '../modules/pages/follow.entity.js';
import { NotificationSetting } from '../modules/notifications/notification-setting.entity.js';
import { Notification } from '../modules/notifications/notification.entity.js';
import { PostMute } from '../modules/notifications/post-mute.entity.js';
import { PushOutboxEntry } from '../modules/notifications/push/push-outbox.entity.js';
import { PushPost } from '../modules/notifications/push/push-post.entity.js';
import { PushSubscription } from '../modules/notifications/push/push-subscription.entity.js';
import { PageCounter } from '../modules/pages/page-counter.entity.js';
import { Page } from '../modules/pages/page.entity.js';
import { MemberCounter } from '../modules/profile/member-counter.entity.js';
import { Member } from '../modules/profile/member.entity.js';
import { MemberRelation } from '../modules/safety/member-relation.entity.js';
import { AuditEventRow } from '../platform/audit/audit-event.entity.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity.js';
import { JobRun } from '../platform/jobs/job-run.entity.js';
import { PostSearch } from '../modules/search/post-search.entity.js';
import { SavedPost } from '../modules/saved/saved-post.entity.js';
import { LimitCountRow } from '../platform/limits/limit-count.entity.js';
import { DeliveryCount } from '../platform/deliveries/delivery-count.entity.js';
import { MailOutboxEntry } from '../platform/mail/mail-outbox.entity.js';
import { MediaClaim } from '../platform/media/media-claim.entity.js';
import { MediaOutboxEntry } from '../platform/media/media-outbox.entity.js';
import { Media } from '../platform/media/media.entity.js';
import { Session } from '../platform/sessions/session.entity.js';
import { Setting } from '../platform/settings/setting.entity.js';
import { Tally } from '../platform/sql/tally.entity.js';

/** The entities of all tables; `npm run check` compares them with the schema that the migrations build. */
export const ENTITIES = [
  Administrator,
  AuditEventRow,
  Comment,
  CommentMention,
  DeliveryCount,
  FeedBlock,
  FeedBlockGroup,
  Follow,
  IdempotencyKey,
  JobRun,
  LimitCountRow,
  MailOutboxEntry,
  MailToken,
  Media,
  MediaClaim,
  MediaOutboxEntry,
  Member,
  MemberCounter,
  MemberCredential,
  MemberRelation,
  Notification,
  NotificationSetting,
  Page,
  PageCounter,
  PasswordReset,
  Post,
  PostCounter,
  PostLike,
  PostMention,
  PostMute,
  PostSearch,
  PushOutboxEntry,
  PushPost,
  PushSubscription,
  SavedPost,
  Session,
  Setting,
  Tally,
];
