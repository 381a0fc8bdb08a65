import { Injectable } from '@nestjs/common';
import { VisitorSql } from '../../platform/sql/own-pools.js';
import { statement } from '../../platform/sql/statement.js';
import type { HighlightedPageDto, HighlightedTotalsDto } from './public.dto.js';

const POPULAR_PAGES = statement(
  'highlights_pages',
  `SELECT p.id, p.title, p.image_path AS "imageUrl", p.category, c.followers
     FROM page_counter c JOIN page p ON p.id = c.page_id WHERE NOT p.hidden
    ORDER BY c.followers DESC, p.id DESC LIMIT 8`,
);
const TOTALS = statement(
  'highlights_totals',
  `SELECT sum(value) FILTER (WHERE name = 'members')::int AS members,
          sum(value) FILTER (WHERE name = 'pages')::int AS pages,
          sum(value) FILTER (WHERE name = 'posts')::int AS posts FROM tally`,
  { notNull: ['members', 'pages', 'posts'] },
);

@Injectable()
export class HighlightsRepository {
  constructor(private readonly sql: VisitorSql) {}

  popularPages(): Promise<HighlightedPageDto[]> {
    return this.sql.query(POPULAR_PAGES);
  }

  async totals(): Promise<HighlightedTotalsDto> {
    const [row] = await this.sql.query(TOTALS);
    if (!row) throw new Error('The totals answered no row');
    return row;
  }
}
