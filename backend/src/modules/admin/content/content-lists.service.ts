import { Injectable } from '@nestjs/common';
import { idOf } from '../../../common/ids.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type { PaginationDto } from '../../../common/pagination.dto.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import type { Statement } from '../../../platform/sql/statement.js';
import type { ContentRequestDto } from './admin-content.dto.js';
import { pattern, readList, type ListRow } from './admin-content.repository.js';

/** How the console lists one kind of content that it can remove. */
export interface ContentKind<Row, Dto> {
  /** Those that members see, newest first: $1 limit, $2 offset. */
  readonly all: Statement<ListRow<Row>>;
  /** … that contain the text $3, in lower case and escaped for LIKE. */
  readonly found: Statement<ListRow<Row>>;
  /** … the one with the id $3. */
  readonly one: Statement<ListRow<Row>>;
  /** Removed ones that contain the text $3, the latest removal first; $4: only the one with this id. */
  readonly removed: Statement<ListRow<Row>>;
  readonly toDto: (row: Row) => Dto;
}

/** Posts, pages, projects and openings for moderation; `AdminRemovalsService` removes them. The guard admits only the console's accounts. */
@Injectable()
export class ContentListsService {
  constructor(private readonly reporting: ReportingSql) {}

  /** An impossible id gives an empty list, not an error. */
  async list<Row extends { id: string }, Dto>(
    kind: ContentKind<Row, Dto>,
    { search, removed, id: asked, ...page }: ContentRequestDto & { search?: string | null },
  ): Promise<{ success: true; data: Dto[]; pagination: PaginationDto }> {
    const window = pageWindow(page);
    const id = idOf(asked);
    const text = id === null ? pattern(search ?? '') : '';
    const read = (statement: Statement<ListRow<Row>>, ...values: unknown[]) =>
      readList<Row>(this.reporting, statement, window, values);
    const { rows, total } = await (removed
      ? read(kind.removed, text, id)
      : id !== null
        ? read(kind.one, id)
        : text !== ''
          ? read(kind.found, text)
          : read(kind.all));
    return { success: true, data: rows.map(kind.toDto), pagination: pagination(window, total) };
  }
}
