import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';
import { FeedPageDto } from '../../feeds/feeds.dto.js';
import { MemberCardDto } from '../../profile/profile.dto.js';
import {
  NOTIFICATION_KINDS,
  type NoticeSubject,
  type NotificationKind,
  type SwitchableKind,
} from '../../../common/notification-kinds.js';
import type { ReportableKind } from '../../../common/report-reasons.js';
import type { CaseMeasure, CaseOutcome } from '../../../common/case-outcomes.js';

/** Notifications that one call marks as read. */
const MAX_MARKED = 50;

export class GetNotificationsDto extends PageRequestDto {}

/** The author of the post. */
export class NotificationAuthorDto {
  /** Member id. */
  id!: string;
  /** Full name. */
  name!: string;
}

/** The opening that an application is for. */
export class NotificationOpeningDto {
  /** Opening id, for its poster: others applied for it. Null when it is about one application. */
  id!: string | null;
  /** Application id: the other side changed it or wrote. Null when it is about those who applied. */
  applicationId!: string | null;
  /** Title of the opening; as it was when the member applied, for `applicationId`. */
  title!: string;
  /** Whether there is a record of the work that the member has not answered; then it is about that. */
  hasRecord!: boolean;
}

/** What the people who run the site decided, or have yet to look at. */
export class NoticeDto {
  /**
   * `decision`: about something of the member's. `report`: the member's own. `appeal`: theirs. `hold`: a post of theirs is hidden.
   * `pageRole`: whether they help to run a page. `transfer`: they are asked to take one over. `handover`: how their offer of one was
   * answered. Later versions may add names; leave out an unknown one.
   */
  about!: NoticeSubject;
  /**
   * Id of the decision, for `getDecisions` and `appeal`. Null for a report: reporters learn nothing of the case; and for a held post.
   */
  decisionId!: string | null;
  /** What was reported. */
  kind!: ReportableKind;
  /**
   * Whether something was done: the content removed, or a measure taken. After an appeal: whether that still holds. Of a held post:
   * whether it still is. For `pageRole`: whether the member helps to run the page now. For `transfer`: whether the offer waits for the
   * member's answer. For `handover`: whether the page has another owner now.
   */
  hasActed!: boolean;
  /** What was decided. Null for a report. */
  outcome!: Exclude<CaseOutcome, 'bad_faith'> | null;
  /** Whether the content was removed. */
  isRemoved!: boolean;
  /** What was done about the account; null for nothing, and for a report. */
  measure!: CaseMeasure | null;
  /** Whether the suspension hides, as long as it lasts, everything that the member shared. False for a report. */
  hidesAll!: boolean;
  /** When the limit or the suspension ends; ISO 8601, UTC. Null for none, for one without an end, and for a report. */
  until!: string | null;
  /**
   * Number of the broken rule in the Terms' list, 1–9; null for none, and for a report.
   * @example 4
   */
  rule!: number | null;
  /** To the member: the note of a decision, the reply to an appeal. Null when there is none. */
  note!: string | null;
  /**
   * The title of the page whose people decided, empty if that is gone; null if the people who run the site did.
   * @example null
   */
  byPage!: string | null;
  /** Until when the member can ask for a second look; ISO 8601, UTC. Null when they cannot. */
  appealUntil!: string | null;
}

/** What others did to one post or page, in one entry. */
export class NotificationDto {
  /** Notification id; for `page` the letter `p` and the page's id. */
  id!: string;
  /**
   * `comment`: on the member's post. `thread`: on a post where the member commented. `like`: of the member's post.
   * `follow`: of the member's page. `ownPage`: a post on it. `mention`: of the member. `answer`: the
   * asker accepted the member's comment on a question. `poll`: the member's poll has ended. `application`: others applied for the member's opening, or the other side of an
   * application did something. `page`: others' new posts on a page whose
   * bell the member set. `notice`: a decision of the people who run the site, or that the owner of a page made the member its moderator, or
   * none. Later versions may add kinds; leave out an unknown
   * one.
   */
  kind!: NotificationKind;
  /** When it last moved to the top, for `page` when the newest post was written: the order of the list. ISO 8601, UTC. */
  at!: string;
  /** Whether the member has followed it or marked it as read. One of kind `page` is gone then. */
  isRead!: boolean;
  /** Who did it, latest first; 1–3, and nobody for a notice and for news about the member's own application. */
  actors!: MemberCardDto[];
  /** How many others did. Of the newest 101 acts: with the actors, 101 stands for more than 100. */
  others!: number;
  /** How many new posts, for `page`; 101 stands for more than 100. Null for other kinds. */
  posts!: number | null;
  /** The beginning of the post's text on one line, up to 80 characters, or "A photo"; null without a post. */
  excerpt!: string | null;
  /** The post; the newest one for `ownPage`; null for `follow` and `page`, and for a notice unless a post is held. */
  feedId!: string | null;
  /** The newest comment, for `comment` and `thread`; the accepted one, for `answer`. */
  commentId!: string | null;
  /** The beginning of that comment on one line, up to 80 characters; null without one. */
  comment!: string | null;
  /** The page, for `follow`, `ownPage`, `page`, and a notice about one. */
  Page!: FeedPageDto | null;
  /** The post's author; null without a post. */
  Author!: NotificationAuthorDto | null;
  /** Path of the post's first picture on the API host; null if it has none. */
  imageUrl!: string | null;
  /** Only of kind `comment`: whether all of it answers the member's question. A reply to an answer does not. */
  isAnswer!: boolean;
  /** Only of kind `application`; null for others. */
  opening!: NotificationOpeningDto | null;
  /** Only of kind `notice`; null for others. */
  notice!: NoticeDto | null;
}

export class NotificationListDto {
  /** Latest first. */
  notifications!: NotificationDto[];
  pagination!: PaginationDto;
  /** The badge: unread ones whose `at` is after `seenAt`. 100 stands for 100 or more. */
  unread!: number;
  /** Up to when the member has seen them; ISO 8601, UTC; null before the first time. */
  seenAt!: string | null;
}

export class NotificationListResponseDto extends SuccessResponseDto {
  data!: NotificationListDto;
}

export class UnreadDto {
  /** The badge: unread notifications whose `at` is after the member last looked. 100 stands for 100 or more. */
  unread!: number;
}

export class UnreadResponseDto extends SuccessResponseDto {
  data!: UnreadDto;
}

export class MarkSeenDto {
  /** The `at` of the newest notification that was shown; ISO 8601. The future counts as now. */
  @IsISO8601({ strict: true }, { message: 'upTo must be a time in ISO 8601' })
  @IsText('upTo', { min: 1, max: 40 })
  upTo!: string;
}

/** Which notifications are read: `ids` or `all`. */
export class MarkReadDto {
  /** Up to 50 notification ids; those of others are ignored. */
  @ValidateIf(({ all }: MarkReadDto) => typeof all !== 'boolean')
  @IsString({ each: true, message: 'ids must be a list of ids' })
  @ArrayMaxSize(MAX_MARKED, { message: `ids may have up to ${MAX_MARKED} entries` })
  @IsArray({ message: 'ids must be a list of ids' })
  ids?: string[];

  /** True for all notifications of the member. */
  @IsOptional()
  @Equals(true, { message: 'all must be true' })
  all?: boolean;
}

export class NotificationSettingsDto {
  /** Kinds that the site does not show. */
  off!: SwitchableKind[];
  /** Kinds that are also mailed. */
  mail!: SwitchableKind[];
  /** Whether a summary is mailed every week. */
  digest!: boolean;
}

export class NotificationSettingsResponseDto extends SuccessResponseDto {
  data!: NotificationSettingsDto;
}

const CHANGES = 'changes must be a list with each kind once';

/** A list of kinds, each once. */
function AreKinds(label: string): PropertyDecorator {
  const message = `${label} must be a list of ${NOTIFICATION_KINDS.join(', ')}`;
  return (target, property) => {
    IsIn(NOTIFICATION_KINDS, { each: true, message })(target, property);
    ArrayUnique({ message })(target, property);
    IsArray({ message })(target, property);
    IsOptional()(target, property);
  };
}

/** The switches of one kind; those that are left out stay as they are. */
export class KindSettingDto {
  /** The kind whose switches change. */
  @IsIn(NOTIFICATION_KINDS, { message: `kind must be one of ${NOTIFICATION_KINDS.join(', ')}` })
  kind!: SwitchableKind;

  /** Whether the site shows it. */
  @IsOptional()
  @IsBoolean({ message: 'site must be true or false' })
  site?: boolean;

  /** Whether it is also mailed: only once the e-mail address is confirmed (403). */
  @IsOptional()
  @IsBoolean({ message: 'mail must be true or false' })
  mail?: boolean;
}

/** Only the given fields change. */
export class SetNotificationSettingsDto {
  /** Kinds that the site does not show; all others are shown. */
  @AreKinds('off')
  off?: SwitchableKind[];

  /** Kinds that are also mailed: only once the e-mail address is confirmed (403). */
  @AreKinds('mail')
  mail?: SwitchableKind[];

  /** Whether a summary is mailed every week: only once the e-mail address is confirmed (403). */
  @IsOptional()
  @IsBoolean({ message: 'digest must be true or false' })
  digest?: boolean;

  /**
   * Single switches, each kind once. Tabs and devices that change different ones at the same time do not undo each other's
   * change, as whole lists would. Applied after `off` and `mail`.
   */
  @IsOptional()
  @IsArray({ message: CHANGES })
  @ArrayUnique((change: KindSettingDto | null) => change?.kind, {
    message: 'changes must have each kind once',
  })
  @ArrayMaxSize(NOTIFICATION_KINDS.length, { message: CHANGES })
  @Type(() => KindSettingDto)
  @ValidateNested({ message: CHANGES })
  changes?: KindSettingDto[];
}

export class MutePostDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;

  /** True: no more notifications about this post. */
  @IsBoolean({ message: 'muted must be true or false' })
  muted!: boolean;
}

export class PostMuteDto {
  /** What now holds. */
  muted!: boolean;
}

export class PostMuteResponseDto extends MessageResponseDto {
  data!: PostMuteDto;
}
