import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { Sql } from '../../platform/sql/sql.js';
import type { Statement } from '../../platform/sql/statement.js';
import type { MemberCardRow } from '../profile/profile.mapper.js';
import { SearchSemaphore } from './search-semaphore.js';
import {
  INDEX_POSTS,
  SEARCH_PAGES,
  SEARCH_PEOPLE,
  SEARCH_POSTS,
  SEARCH_SUGGESTIONS,
} from './search.statements.js';

/** Who searches. */
export interface Searcher {
  readonly memberId: string;
  /** Aborted when the client leaves: what waits then is not searched. */
  readonly disconnected: AbortSignal;
}

/** A member with the college. */
export interface FoundMemberRow extends MemberCardRow {
  readonly collegeName: string | null;
}

/** One page of what was found. */
export interface Found<Entry> {
  /** Best first. */
  readonly entries: readonly Entry[];
  /** On all pages, at most 500. */
  readonly total: number;
}

/**
 * Every search takes a tsquery, made of what a member typed by search-query.ts. Those for members, pages and posts throw
 * AppError 429 when too many wait, and an error when the searcher has left.
 */
@Injectable()
export class SearchRepository {
  private readonly semaphore = new SearchSemaphore();

  constructor(private readonly sql: Sql) {}

  /** @param typed the whole text: who has exactly this name comes first */
  async people(
    searcher: Searcher,
    query: string,
    typed: string,
    { limit, offset }: PageWindow,
  ): Promise<Found<FoundMemberRow>> {
    const rows = await this.search(searcher, SEARCH_PEOPLE, [searcher.memberId, query, typed, limit, offset]);
    return { entries: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Ids of pages. */
  async pages(searcher: Searcher, query: string, { limit, offset }: PageWindow): Promise<Found<string>> {
    const [row] = await this.search(searcher, SEARCH_PAGES, [limit, query, offset]);
    return { entries: row?.ids ?? [], total: row?.total ?? 0 };
  }

  /** Ids of posts. */
  async posts(searcher: Searcher, query: string, { limit, offset }: PageWindow): Promise<Found<string>> {
    const [row] = await this.search(searcher, SEARCH_POSTS, [searcher.memberId, query, limit, offset]);
    return { entries: row?.ids ?? [], total: row?.total ?? 0 };
  }

  /** @param postId whose people come first; null for none */
  suggestions(searcher: Searcher, query: string, postId: string | null): Promise<FoundMemberRow[]> {
    return this.search(searcher, SEARCH_SUGGESTIONS, [searcher.memberId, query, postId]);
  }

  /**
   * Adds the words of some posts that have none.
   * @param before the id at which the batch before ended
   * @returns the id at which this batch ended; null after the last one
   */
  async indexPosts(before: string): Promise<string | null> {
    const [row] = await this.sql.query(INDEX_POSTS, [before]);
    return row?.last ?? null;
  }

  private search<Row extends object>(
    { memberId, disconnected }: Searcher,
    statement: Statement<Row>,
    values: unknown[],
  ): Promise<Row[]> {
    return this.semaphore.run(memberId, 1, () => this.sql.query(statement, values), disconnected);
  }
}
