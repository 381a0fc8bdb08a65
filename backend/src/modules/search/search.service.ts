import { Injectable } from '@nestjs/common';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination, type PageWindow } from '../../common/pagination.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import type { Identity } from '../../common/identity.js';
import { FeedsService } from '../feeds/feeds.service.js';
import { TopicsService } from '../feeds/topics/topics.service.js';
import { PagesService } from '../pages/pages.service.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import type {
  FindDto,
  FindResponseDto,
  FoundMemberDto,
  MemberSuggestionsResponseDto,
  PagesFoundDto,
  PeopleFoundDto,
  PostsFoundDto,
  TopicsFoundDto,
  SearchKind,
  SuggestMembersDto,
} from './search.dto.js';
import { allAndPrefix, allOf, searchWords } from './search-query.js';
import { SearchRepository, type FoundMemberRow, type Searcher } from './search.repository.js';

/** Entries of each list when all are asked for. */
const FEW = 3;

@Injectable()
export class SearchService {
  constructor(
    private readonly repository: SearchRepository,
    private readonly pages: PagesService,
    private readonly feeds: FeedsService,
    private readonly topics: TopicsService,
    private readonly limits: LimitsService,
  ) {}

  /**
   * @param disconnected aborted when the client leaves
   * @throws AppError 429 when the caller searches too often, or too many searches wait
   */
  async find(caller: Identity, request: FindDto, disconnected: AbortSignal): Promise<FindResponseDto> {
    this.count(caller);
    const kind = request.kind ?? 'all';
    const window = kind === 'all' ? pageWindow({ page: 1, limit: FEW }) : pageWindow(request);
    const words = searchWords(request.q);
    const wants = (list: SearchKind) => words.length > 0 && (kind === 'all' || kind === list);
    const searcher = { memberId: caller.accountId, disconnected };
    const none = { items: [], pagination: pagination(window, 0) };
    const [people, pages, posts, topics] = await Promise.all([
      wants('people') ? this.people(searcher, words, request.q, window) : none,
      wants('pages') ? this.pagesWith(caller, searcher, words, window) : none,
      wants('posts') ? this.posts(caller, searcher, words, window) : none,
      wants('topics') ? this.topicsWith(caller, request.q, window) : none,
    ]);
    return { success: true, data: { people, pages, posts, topics } };
  }

  /**
   * Members to mention. Without an existing post that the caller may see, names alone decide.
   * @param disconnected aborted when the client leaves
   * @throws AppError 429 when the caller searches too often, or too many searches wait
   */
  async suggestMembers(
    caller: Identity,
    { q, feedId }: SuggestMembersDto,
    disconnected: AbortSignal,
  ): Promise<MemberSuggestionsResponseDto> {
    this.count(caller);
    const words = searchWords(q);
    const postId = feedId ? parseId(feedId) : null;
    const searcher = { memberId: caller.accountId, disconnected };
    const rows =
      words.length > 0 ? await this.repository.suggestions(searcher, allAndPrefix(words), postId) : [];
    return {
      success: true,
      data: { members: rows.map(toFoundMember) },
    };
  }

  private async people(
    searcher: Searcher,
    words: readonly string[],
    typed: string,
    window: PageWindow,
  ): Promise<PeopleFoundDto> {
    const { entries, total } = await this.repository.people(searcher, allAndPrefix(words), typed, window);
    return { items: entries.map(toFoundMember), pagination: pagination(window, total) };
  }

  private async pagesWith(
    caller: Identity,
    searcher: Searcher,
    words: readonly string[],
    window: PageWindow,
  ): Promise<PagesFoundDto> {
    const { entries, total } = await this.repository.pages(searcher, allAndPrefix(words), window);
    return {
      items: await this.pages.byIds(caller.accountId, entries),
      pagination: pagination(window, total),
    };
  }

  /** Whole words only: the beginning of a word has another stem. */
  private async posts(
    caller: Identity,
    searcher: Searcher,
    words: readonly string[],
    window: PageWindow,
  ): Promise<PostsFoundDto> {
    const { entries, total } = await this.repository.posts(searcher, allOf(words), window);
    return {
      items: await this.feeds.byIds(caller, entries),
      pagination: pagination(window, total),
    };
  }

  private async topicsWith(caller: Identity, typed: string, window: PageWindow): Promise<TopicsFoundDto> {
    const topics = await this.topics.search(caller, typed);
    return {
      items: topics.slice(window.offset, window.offset + window.limit),
      pagination: pagination(window, topics.length),
    };
  }

  /** In this process only, as reads are: a search must not cause a write. */
  private count({ kind, accountId }: Identity): void {
    this.limits.hitLocally('SEARCH', kind, accountId);
  }
}

const toFoundMember = (row: FoundMemberRow): FoundMemberDto => ({
  ...toMemberCard(row),
  collegeName: row.collegeName,
});
