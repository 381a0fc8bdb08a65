import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { Sql } from '../../platform/sql/sql.js';
import type { MemberCardRow } from '../profile/profile.mapper.js';
import {
  INDEX_POSTS,
  SEARCH_PAGES,
  SEARCH_PEOPLE,
  SEARCH_POSTS,
  SEARCH_SUGGESTIONS,
} from './search.statements.js';

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
  constructor(private readonly sql: Sql) {}

  /** @param typed the whole text: who has exactly this name comes first */
  async people(
    viewerId: string,
    query: string,
    typed: string,
    { limit, offset }: PageWindow,
  ): Promise<Found<MemberCardRow>> {
    const rows = await this.sql.query(SEARCH_PEOPLE, [viewerId, query, typed, limit, offset]);
    return { entries: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }

  /** Ids of pages. */
  async pages(query: string, { limit, offset }: PageWindow): Promise<Found<string>> {
    const [row] = await this.sql.query(SEARCH_PAGES, [limit, query, offset]);
    return { entries: row?.ids ?? [], total: row?.total ?? 0 };
  }

  /** Ids of posts. */
  async posts(viewerId: string, query: string, { limit, offset }: PageWindow): Promise<Found<string>> {
    const [row] = await this.sql.query(SEARCH_POSTS, [viewerId, query, limit, offset]);
    return { entries: row?.ids ?? [], total: row?.total ?? 0 };
  }

  /** @param postId whose people come first; null for none */
  suggestions(viewerId: string, query: string, postId: string | null): Promise<MemberCardRow[]> {
    return this.sql.query(SEARCH_SUGGESTIONS, [viewerId, query, postId]);
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
}
