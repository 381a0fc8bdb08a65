import { Injectable } from '@nestjs/common';
import { BOARD_COLUMNS } from '../../common/application-state.js';
import type { Identity } from '../../common/identity.js';
import type { OpeningKind } from '../../common/opening.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { toOpening } from '../openings/openings.mapper.js';
import { MAX_COLUMN_ENTRIES } from './application-bounds.js';
import type { GetColumnDto } from './application-requests.dto.js';
import type { BoardResponseDto, ColumnResponseDto } from './applications.dto.js';
import { toApplication } from './applications.mapper.js';
import { ApplicationsRepository } from './applications.repository.js';

const FIRST = { page: 1, limit: MAX_COLUMN_ENTRIES, offset: 0 };

/** A member's board: what they saved, and what became of their applications. */
@Injectable()
export class BoardService {
  constructor(private readonly repository: ApplicationsRepository) {}

  async board(caller: Identity, kind: OpeningKind | null): Promise<BoardResponseDto> {
    const saved = await this.saved(caller, kind, FIRST);
    const rows = await this.repository.board(caller, { kind, column: null }, FIRST);
    const columns = BOARD_COLUMNS.map((column) => {
      if (column === 'saved') return { column, ...saved };
      const own = rows.filter((row) => row.column === column);
      return { column, total: own[0]?.total ?? 0, openings: [], applications: own.map(toApplication) };
    });
    return { success: true, data: { columns } };
  }

  /** A page beyond the last one is empty, and says so by its total. */
  async column(caller: Identity, { column, kind = null, ...page }: GetColumnDto): Promise<ColumnResponseDto> {
    const window = pageWindow(page);
    if (column === 'saved') {
      const saved = await this.saved(caller, kind, window);
      return { success: true, data: { column, ...saved, pagination: pagination(window, saved.total) } };
    }
    const rows = await this.repository.board(caller, { kind, column }, window);
    const total = rows[0]?.total ?? 0;
    const applications = rows.map(toApplication);
    return {
      success: true,
      data: { column, total, openings: [], applications, pagination: pagination(window, total) },
    };
  }

  private async saved(caller: Identity, kind: OpeningKind | null, window: typeof FIRST) {
    const { openings, total } = await this.repository.saved(caller, kind, window);
    return { total, openings: openings.map((row) => toOpening(row, caller.accountId)), applications: [] };
  }
}
