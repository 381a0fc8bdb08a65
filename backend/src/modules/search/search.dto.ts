import { IsIn, IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { IsText } from '../../common/text.validators.js';
import { FeedDto } from '../feeds/feeds.dto.js';
import { CountedTopicDto } from '../feeds/topics/topics.dto.js';
import { PageDto } from '../pages/pages.dto.js';
import { MemberCardDto } from '../profile/profile.dto.js';

/** What is searched. */
export const SEARCH_KINDS = ['all', 'people', 'pages', 'posts', 'topics'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Characters of a search. */
const MAX_SEARCH_LENGTH = 100;

export class FindDto extends PageRequestDto {
  /**
   * What to search for, 1–100 characters. Its first eight words count, without regard to case and punctuation; every one of
   * them must be found.
   * @example robotics
   */
  @IsText('The search', { min: 1, max: MAX_SEARCH_LENGTH, tooShort: 'Type what to search for' })
  q!: string;

  /** One list, page by page; or the first three entries of each (`all`, the default), whatever `page` and `limit` are. */
  @IsOptional()
  @IsIn(SEARCH_KINDS, { message: `kind must be one of ${SEARCH_KINDS.join(', ')}` })
  kind?: SearchKind = 'all';
}

/** A member, with what tells members of the same name apart. */
export class FoundMemberDto extends MemberCardDto {
  /** Null if the member has not said. */
  collegeName!: string | null;
}

/** Members whose name or college has the words. */
export class PeopleFoundDto {
  /** Who has exactly this name first, then names, then colleges; each with the viewer's college first. */
  items!: FoundMemberDto[];
  /** `total` is at most 500. */
  pagination!: PaginationDto;
}

/** Pages whose title or description has the words. */
export class PagesFoundDto {
  /** Titles first, then those with the most followers. */
  items!: PageDto[];
  /** `total` is at most 500. */
  pagination!: PaginationDto;
}

/** Posts whose text has the words, of the newest 500. */
export class PostsFoundDto {
  /** Best first: how well the words fit, how new the post is, and its likes and comments. */
  items!: FeedDto[];
  /** `total` is at most 500. */
  pagination!: PaginationDto;
}

/** Topics that begin with what was typed, without its spaces. */
export class TopicsFoundDto {
  /** Exactly this topic first, then those with the most posts. */
  items!: CountedTopicDto[];
  /** `total` is at most 20. */
  pagination!: PaginationDto;
}

/** A list that was not asked for is empty. */
export class FoundDto {
  people!: PeopleFoundDto;
  pages!: PagesFoundDto;
  posts!: PostsFoundDto;
  topics!: TopicsFoundDto;
}

export class FindResponseDto extends SuccessResponseDto {
  data!: FoundDto;
}

export class SuggestMembersDto {
  /**
   * The beginning of a name, 2–100 characters; the beginnings of its words may be in any order.
   * @example anan
   */
  @IsText('The search', {
    min: 2,
    max: MAX_SEARCH_LENGTH,
    tooShort: 'Type at least two characters of a name',
  })
  q!: string;

  /** Post id: its author and who commented on it come first. */
  @IsOptional()
  @IsText('feedId', { max: 64 })
  feedId?: string | null;
}

export class MemberSuggestionsDto {
  /** At most six, without the viewer and without whom they muted or blocked, or who blocked them. */
  members!: FoundMemberDto[];
}

export class MemberSuggestionsResponseDto extends SuccessResponseDto {
  data!: MemberSuggestionsDto;
}
