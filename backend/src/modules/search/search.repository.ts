import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { PageWindow } from '../../common/pagination.js';
import { Sql } from '../../platform/sql/sql.js';
import type { Statement } from '../../platform/sql/statement.js';
import type { MemberCardRow } from '../profile/profile.mapper.js';
import {
  INDEX_POSTS,
  SEARCH_PAGES,
  SEARCH_PEOPLE,
  SEARCH_POSTS,
  SEARCH_SUGGESTIONS,
} from './search.statements.js';

/**
 * Searches of this process that the database works on at the same time. A word of nearly every post takes long, and the other
 * connections of the pool stay free for all other calls.
 */
const AT_ONCE = 2;

/** A member to mention. */
export interface SuggestedMemberRow extends MemberCardRow {
  readonly collegeName: string | null;
}

/** One page of what was found. */
export interface Found<Entry> {
  /** Best first. */
  readonly entries: readonly Entry[];
  /** On all pages, at most 500. */
  readonly total: number;
}

/** Every search takes a tsquery, made of what a member typed by search-query.ts. */
@Injectable()
export class SearchRepository {
  private readonly limit = pLimit(AT_ONCE);

  constructor(private readonly sql: Sql) {}

  /** @param typed the whole text: who has exactly this name comes first */
  async people(
    viewerId: string,
    query: string,
    typed: string,
    { limit, offset }: PageWindow,
  ): Promise<Found<MemberCardRow>> {
    const rows = await this.search(SEARCH_PEOPLE, [viewerId, query, typed, limit, offset]);
    return { entries: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Ids of pages. */
  async pages(query: string, { limit, offset }: PageWindow): Promise<Found<string>> {
    const [row] = await this.search(SEARCH_PAGES, [limit, query, offset]);
    return { entries: row?.ids ?? [], total: row?.total ?? 0 };
  }

  /** Ids of posts. */
  async posts(viewerId: string, query: string, { limit, offset }: PageWindow): Promise<Found<string>> {
    const [row] = await this.search(SEARCH_POSTS, [viewerId, query, limit, offset]);
    return { entries: row?.ids ?? [], total: row?.total ?? 0 };
  }

  /** @param postId whose people come first; null for none */
  suggestions(viewerId: string, query: string, postId: string | null): Promise<SuggestedMemberRow[]> {
    return this.search(SEARCH_SUGGESTIONS, [viewerId, query, postId]);
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

  private search<Row extends object>(statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
    return this.limit(() => this.sql.query(statement, values));
  }
}
