import { Injectable } from '@nestjs/common';
import { RECORD_COLUMNS, RECORD_JOINS } from '../../common/record-sql.js';
import type { StatementRows } from '../../platform/sql/generated.js';
import { VisitorSql } from '../../platform/sql/own-pools.js';
import { statement } from '../../platform/sql/statement.js';

/** The record $1, once its holder accepted it. A check constraint requires what is signed. */
const PUBLIC_RECORD = statement(
  'public_record',
  `SELECT ${RECORD_COLUMNS}, r.member_id AS "holderId", r.issuer_id AS "issuerId", r.credential, r.key_id AS "keyId"
     FROM record r ${RECORD_JOINS} WHERE r.serial = $1 AND r.state IN ('accepted', 'revoked') AND NOT r.hidden`,
  { notNull: ['code', 'acceptedAt', 'credential', 'keyId'] },
);

@Injectable()
export class PublicRecordsRepository {
  constructor(private readonly sql: VisitorSql) {}

  /** Null when there is no such record, or its holder has not accepted it. */
  async record(serial: string): Promise<StatementRows['public_record'] | null> {
    const [row] = await this.sql.query(PUBLIC_RECORD, [serial]);
    return row ?? null;
  }
}
