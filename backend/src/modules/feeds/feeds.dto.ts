import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { FeedImageDto, IsExistingImages } from '../../common/feed-image.dto.js';
import { MentionDto } from '../../common/mentions.dto.js';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import {
  POST_KINDS,
  TITLE_LENGTH,
  TITLED_KINDS,
  type PostKind,
  type TitledKind,
} from '../../common/post-kind.js';
import { IsId, IsLine, IsText } from '../../common/text.validators.js';
import { IsVersion } from '../../common/version.js';
import { PollDto } from './polls/polls.dto.js';
import { MemberCardDto } from '../profile/profile.dto.js';
import { TopicDto } from './topics/topic.dto.js';
import { TITLED_FILTERS, type TitledFilter } from './titled-posts.statements.js';

/** Filters of the feed: posts of a page, else of a member, else all posts. */
export class GetAllFeedsDto extends PageRequestDto {
  /** Posts of this page only. */
  @IsOptional()
  @IsText('pageId', { max: 64 })
  pageId?: string | null;

  /** Updates about this project only; ignored beside `pageId`. */
  @IsOptional()
  @IsText('projectId', { max: 64 })
  projectId?: string | null;

  /** Posts of one member only: of `userId`, else of the viewer. */
  @IsOptional()
  @IsBoolean({ message: 'usersFeed must be true or false' })
  usersFeed?: boolean | null;

  /** The member for `usersFeed`; ignored without it. */
  @IsOptional()
  @IsText('userId', { max: 64 })
  userId?: string | null;
}

export class GetFollowingDto extends PageRequestDto {}

export class GetPopularDto extends PageRequestDto {}

/** Which questions or articles. */
export class GetTitledDto extends PageRequestDto {
  /** Questions or articles. */
  @IsIn(TITLED_KINDS, { message: `kind must be one of ${TITLED_KINDS.join(', ')}` })
  kind!: TitledKind;

  /** All of them, the questions without an accepted answer, or the caller's own. */
  @IsOptional()
  @IsIn(TITLED_FILTERS, { message: `filter must be one of ${TITLED_FILTERS.join(', ')}` })
  filter?: TitledFilter | null = 'all';

  /**
   * Text that is in the title, or like it; case is ignored; up to 150 characters. The most alike come first.
   * @example op-amp
   */
  @IsOptional()
  @IsText('search', { max: TITLE_LENGTH.max })
  search?: string | null;
}

export class GetFeedByIdDto {
  /** Post id. */
  @IsId('id')
  id!: string;
}

/** A title within its bounds; who reads the form checks that the kind of the post has one. */
const IsTitle = () =>
  IsLine('Title', { ...TITLE_LENGTH, tooShort: `A title has at least ${TITLE_LENGTH.min} characters` });

/** The form of a new post; pictures are sent with it as files named `images`. */
export class CreateFeedDto {
  /**
   * JSON text: `content` is the post's HTML, `alts` describes the pictures in order, `mentions` are ids of up to ten members.
   * Of these the post mentions whoever's name follows an `@` in its text and who may be told.
   * `poll` asks the readers of a post (not a question or an article) with a text: `options` are 2–6 different texts of one line, up to
   * 80 characters; `multiple` says whether one may choose several; `hours` until its end, 1–336.
   */
  @IsText('feedData', { min: 1, max: 300_000, trim: false })
  feedData!: string;

  /** Post to this page; the member must follow or have created it. */
  @IsOptional()
  @IsText('pageId', { max: 64 })
  pageId?: string;

  /** Make it an update about this project; only its team may. Not together with `pageId`. */
  @IsOptional()
  @IsText('projectId', { max: 64 })
  projectId?: string;

  /** What it is; it stays so. */
  @IsOptional()
  @IsIn(POST_KINDS, { message: `kind must be one of ${POST_KINDS.join(', ')}` })
  kind?: PostKind = 'post';

  /**
   * One line, 10–150 characters: required for a question and an article, refused for a post.
   * @example "Why does my op-amp saturate?"
   */
  @IsOptional()
  @IsTitle()
  title?: string;

  /** "true": everybody with the link may read it, without an account. Only for an article. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'isPublic must be "true" or "false"' })
  isPublic?: string;
}

/** The form of a changed post; new pictures are sent with it as files named `images`. */
export class UpdateFeedDto {
  /** Post id. */
  @IsId('id')
  id!: string;

  /**
   * JSON text: `content` is the post's HTML, `alts` describes the new pictures in order, `existingAlts`
   * describes kept ones by path. `mentions` are ids as in a new post; without it, members stay mentioned whose name is still
   * in the text. Only those who were added are told. `poll` as in a new post replaces the poll, null removes it: 409 `poll_started` once
   * somebody has voted. Without it the poll stays.
   */
  @IsText('feedData', { min: 1, max: 300_000, trim: false })
  feedData!: string;

  /**
   * Paths of the post's pictures to keep, in order: repeated fields or one JSON list. Pictures not named are removed;
   * paths that are not this post's are ignored.
   */
  @IsExistingImages()
  existingImages?: string[];

  /** The project that it is an update about: its team may choose it; empty for none. Without it that stays. */
  @IsOptional()
  @IsText('projectId', { max: 64 })
  projectId?: string;

  /**
   * The new title of a question or an article; without it the title stays. Refused for a post.
   * @example "Why does my op-amp saturate?"
   */
  @IsOptional()
  @IsTitle()
  title?: string;

  /** Whether everybody with the link may read the article; without it that stays. Refused for others. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'isPublic must be "true" or "false"' })
  isPublic?: string;

  /**
   * The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
   * Without it the last write wins.
   */
  @IsVersion()
  version?: string;
}

export class DeleteFeedDto {
  /** Post id. */
  @IsId('id')
  id!: string;
}

export class FeedDataDto {
  /** Sanitised HTML, limited to the allow-list. */
  content!: string;
  /** Paths of the pictures, in order. */
  imagesUrl!: string[];
  /** The same pictures with their size and description. */
  images!: FeedImageDto[];
}

/** The page that a post is on. */
export class FeedPageDto {
  /** Page id. */
  id!: string;
  /** 1–100 characters. */
  title!: string;
  /** Path of the page's picture on the API host; null if it has none. */
  imageUrl!: string | null;
}

/** The project that a post is an update about. */
export class FeedProjectDto {
  /** Project id. */
  id!: string;
  /** 3–100 characters. */
  title!: string;
}

/** A post. */
export class FeedDto {
  /** Post id. */
  id!: string;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** When the content was last changed, ISO 8601, UTC; null if it never was. */
  editedAt!: string | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version!: string;
  /** What it is. */
  @ApiProperty({ enum: POST_KINDS })
  kind!: PostKind;
  /** Of a question or an article, one line; null for others. */
  title!: string | null;
  /** Whether everybody with the link may read it; only of an article. */
  isPublic!: boolean;
  /** Id of the comment that the asker of a question accepted as its answer; null while there is none that the viewer may see. */
  answerId!: string | null;
  /** Number of likes. */
  like!: number;
  /** Number of comments. */
  comments!: number;
  /** Whether the viewer likes it. */
  isLiked!: boolean;
  /** Whether the viewer saved it; nobody else learns that. */
  isSaved!: boolean;
  User!: MemberCardDto;
  /** Null when the post is not on a page. */
  Page!: FeedPageDto | null;
  /** Null when it is no update about a project. */
  Project!: FeedProjectDto | null;
  feedData!: FeedDataDto;
  /** Members whom the text mentions, longest label first. */
  mentions!: MentionDto[];
  /** Null when it has none. */
  poll!: PollDto | null;
  /** Topics in the text, by key, at most five; without those that are hidden. The text has each after a `#`. */
  topics!: TopicDto[];
  /** Only for its author, and only while it is hidden from everybody else because a moderator looks at it. Its pictures are left out. */
  isHeld?: true;
}

/** A post that is pinned to its page. */
export class PinnedFeedDto extends FeedDto {
  /** Until when it stands above the page's feed, ISO 8601, UTC. */
  pinnedUntil!: string;
}

export class FeedListDto {
  /** Newest first. */
  feeds!: FeedDto[];
  pagination!: PaginationDto;
  /** The viewer's id. */
  userId!: string;
  /** On the first page of the viewer's own posts: those that are held, newest first, at most 20. Absent if there are none. */
  held?: FeedDto[];
  /** With the posts of a page: those that are pinned to it now, newest pin first, at most three; `feeds` has them, too. Absent if there are none. */
  pinned?: PinnedFeedDto[];
}

export class FeedListResponseDto extends SuccessResponseDto {
  data!: FeedListDto;
}

export class FeedResponseDto extends SuccessResponseDto {
  data!: FeedDto;
}

export class FeedSavedResponseDto extends FeedResponseDto {
  /** Result, for display. */
  message!: string;
}
