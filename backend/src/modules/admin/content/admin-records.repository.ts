import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import { RECORD_COLUMNS, RECORD_JOINS } from '../../../common/record-sql.js';
import type { RecordState } from '../../../common/record-state.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../../profile/profile.mapper.js';
import type { RecordRow } from '../../records/records.mapper.js';
import { pattern, readList } from './admin-content.repository.js';
import { found } from './admin-content.statements.js';

/** A page of records, newest first: $1 limit, $2 offset, $3 the text in lower case, escaped for LIKE, $4 state or null. */
const RECORDS = statement(
  'admin_records',
  found(
    `SELECT serial AS id, issued_at AS created_at FROM record
      WHERE NOT hidden AND ($3::text = '' OR search_text LIKE '%' || $3 || '%') AND ($4::text IS NULL OR state = $4)`,
    `${RECORD_COLUMNS}, r.serial AS id, r.issued_at AS "createdAt", r.member_id AS "holderId", r.issuer_id AS "issuerId", ${MEMBER_CARD_COLUMNS}`,
    `record r JOIN member m ON m.id = r.member_id ${RECORD_JOINS}`,
    'r.serial',
  ),
);

/** A record, its holder as they are now, and its serial number as `id`. */
type AdminRecordRow = RecordRow & MemberCardRow & { readonly id: string };

@Injectable()
export class AdminRecordsRepository {
  constructor(private readonly reporting: ReportingSql) {}

  /** @param search empty for all; @param state null for all */
  list(search: string, state: RecordState | null, window: PageWindow) {
    return readList<AdminRecordRow>(this.reporting, RECORDS, window, [pattern(search), state]);
  }
}
