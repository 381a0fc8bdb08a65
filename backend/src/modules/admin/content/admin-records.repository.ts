import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import { RECORD_COLUMNS, RECORD_JOINS } from '../../../common/record-sql.js';
import type { RecordState } from '../../../common/record-state.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../../profile/profile.mapper.js';
import type { RecordRow } from '../../records/records.mapper.js';
import { pattern, readList } from './admin-content.repository.js';
import { found, list } from './admin-content.statements.js';

const COLUMNS = `${RECORD_COLUMNS}, r.serial AS id, r.issued_at AS "createdAt", r.member_id AS "holderId", r.issuer_id AS "issuerId", ${MEMBER_CARD_COLUMNS}`;
const SOURCES = `record r JOIN member m ON m.id = r.member_id ${RECORD_JOINS}`;
const LISTED = 'SELECT serial AS id, issued_at AS created_at FROM record WHERE NOT hidden';
const COUNTED = 'SELECT count(*)::int AS total FROM record WHERE NOT hidden';

/** A page of records, newest first: $1 limit, $2 offset. */
const RECORDS_ALL = statement('admin_records_all', list(COUNTED, LISTED, COLUMNS, SOURCES, 'r.serial'));
/** Those in the state $3. */
const RECORDS_IN_STATE = statement(
  'admin_records_in_state',
  list(`${COUNTED} AND state = $3`, `${LISTED} AND state = $3`, COLUMNS, SOURCES, 'r.serial'),
);
/** Those with the text $3, in lower case and escaped for LIKE; $4 state or null. */
const RECORDS_FOUND = statement(
  'admin_records_found',
  found(
    `${LISTED} AND search_text LIKE '%' || $3 || '%' AND ($4::text IS NULL OR state = $4)`,
    COLUMNS,
    SOURCES,
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
    const { reporting } = this;
    if (search !== '')
      return readList<AdminRecordRow>(reporting, RECORDS_FOUND, window, [pattern(search), state]);
    return state === null
      ? readList<AdminRecordRow>(reporting, RECORDS_ALL, window)
      : readList<AdminRecordRow>(reporting, RECORDS_IN_STATE, window, [state]);
  }
}
