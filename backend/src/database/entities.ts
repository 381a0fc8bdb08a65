import { Administrator } from '../modules/admin/administrators/administrator.entity.js';
import { AdministratorSetup } from '../modules/admin/administrators/administrator-setup.entity.js';
import { Application, ApplicationEvent } from '../modules/applications/application.entity.js';
import { GuardianConsent } from '../modules/account/age/guardian-consent.entity.js';
import { MailToken } from '../modules/auth/mail-token.entity.js';
import { MemberCredential } from '../modules/auth/member-credential.entity.js';
import { PasswordReset } from '../modules/auth/password-reset.entity.js';
import { AcceptedAnswer } from '../modules/comments/accepted-answer.entity.js';
import { CommentMention } from '../modules/comments/comment-mention.entity.js';
import { Comment } from '../modules/comments/comment.entity.js';
import { FeedBlock, FeedBlockGroup } from '../modules/feeds/feed-block.entity.js';
import { Post, PostCounter } from '../modules/feeds/post.entity.js';
import { PagePin } from '../modules/feeds/pins/page-pin.entity.js';
import { PopularPost } from '../modules/feeds/popular/popular-post.entity.js';
import { PostTopic } from '../modules/feeds/topics/post-topic.entity.js';
import { TopicRow } from '../modules/feeds/topics/topic.entity.js';
import { PostMention } from '../modules/feeds/post-mention.entity.js';
import { Poll, PollOption, PollVote } from '../modules/feeds/polls/poll.entity.js';
import { PostLike } from '../modules/likes/post-like.entity.js';
import { Follow } from '../modules/pages/follow.entity.js';
import { NotificationSetting, PostMute } from '../modules/notifications/notification-setting.entity.js';
import { Notification } from '../modules/notifications/notification.entity.js';
import { PushOutboxEntry, PushPost } from '../modules/notifications/push/push-outbox.entity.js';
import { TransparencyCount, TransparencyMonth } from '../modules/transparency/transparency.entities.js';
import { Grievance } from '../modules/grievances/grievance.entity.js';
import { PushSubscription } from '../modules/notifications/push/push-subscription.entity.js';
import { Opening, OpeningCounter, OpeningSave } from '../modules/openings/opening.entity.js';
import { PageAct } from '../modules/page-staff/page-act.entity.js';
import { PageBan } from '../modules/page-staff/page-ban.entity.js';
import { PageRole } from '../modules/page-staff/page-role.entity.js';
import { PageTransfer } from '../modules/page-staff/page-transfer.entity.js';
import { Page, PageCounter } from '../modules/pages/page.entity.js';
import { Project, ProjectMember } from '../modules/projects/project.entity.js';
import { Member, MemberCounter } from '../modules/profile/member.entity.js';
import { WorkRecord } from '../modules/records/record.entity.js';
import { Appeal } from '../modules/review/appeal.entity.js';
import { CaseNote } from '../modules/review/case-note.entity.js';
import { Evidence } from '../modules/review/evidence.entity.js';
import { Referral } from '../modules/review/referral.entity.js';
import { Report } from '../modules/review/report.entity.js';
import { ReviewCase } from '../modules/review/review-case.entity.js';
import { MemberRelation } from '../modules/safety/member-relation.entity.js';
import { AuditEventRow } from '../platform/audit/audit-event.entity.js';
import { Factor, RecoveryCode } from '../platform/factors/factor.entity.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity.js';
import { JobRun } from '../platform/jobs/job-run.entity.js';
import { PostSearch } from '../modules/search/post-search.entity.js';
import { TextOutboxEntry } from '../modules/review/signals/text-outbox.entity.js';
import { WordRuleRow } from '../modules/review/signals/word-rule.entity.js';
import { SavedPost } from '../modules/saved/saved-post.entity.js';
import { LimitCountRow } from '../platform/limits/limit-count.entity.js';
import { DeliveryCount } from '../platform/deliveries/delivery-count.entity.js';
import { MailOutboxEntry } from '../platform/mail/mail-outbox.entity.js';
import { Media, MediaClaim, MediaOutboxEntry } from '../platform/media/media.entity.js';
import { Session } from '../platform/sessions/session.entity.js';
import { Setting } from '../platform/settings/setting.entity.js';
import { Tally } from '../platform/sql/tally.entity.js';

/** The entities of all tables; `npm run check` compares them with the schema that the migrations build. */
export const ENTITIES = [
  Administrator,
  AdministratorSetup,
  Appeal,
  Application,
  ApplicationEvent,
  AuditEventRow,
  CaseNote,
  Comment,
  AcceptedAnswer,
  CommentMention,
  DeliveryCount,
  Evidence,
  Factor,
  FeedBlock,
  FeedBlockGroup,
  Follow,
  Grievance,
  TransparencyCount,
  TransparencyMonth,
  IdempotencyKey,
  JobRun,
  LimitCountRow,
  MailOutboxEntry,
  GuardianConsent,
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
  Opening,
  OpeningCounter,
  OpeningSave,
  Page,
  PageAct,
  PageBan,
  Project,
  ProjectMember,
  PageCounter,
  PagePin,
  PageRole,
  PageTransfer,
  PasswordReset,
  PopularPost,
  Poll,
  PollOption,
  PollVote,
  Post,
  PostCounter,
  PostLike,
  PostMention,
  PostMute,
  PostSearch,
  PostTopic,
  PushOutboxEntry,
  PushPost,
  PushSubscription,
  RecoveryCode,
  Referral,
  Report,
  ReviewCase,
  SavedPost,
  Session,
  Setting,
  Tally,
  TextOutboxEntry,
  TopicRow,
  WordRuleRow,
  WorkRecord,
];
