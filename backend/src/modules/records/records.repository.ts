import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../common/identity.js';
import { viewerColumns } from '../../common/opening-sql.js';
import type { PageWindow } from '../../common/pagination.js';
import type { RecordRevoker } from '../../common/record-state.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import type { RecordRow } from './records.mapper.js';
import {
  ISSUER_FOR_SIGNING,
  PARTIES_FOR_ISSUING,
  RECORD_ACCEPT,
  RECORD_BY_SERIAL,
  RECORD_DELETE,
  RECORD_INSERT,
  RECORD_LIST,
  RECORD_LOCK,
  RECORD_OF_APPLICATION,
  RECORD_REVOKE,
  RECORD_REVOKER,
} from './records.statements.js';

/** What a record says of the work. */
export interface RecordContent {
  /** One line. */
  readonly role: string;
  /** Plain text. */
  readonly done: string;
  /** In all; null if nobody counted them. */
  readonly hours: number | null;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}
/** What signing a record gives. */
export interface RecordSignature {
  readonly credential: string;
  readonly code: string;
  readonly keyId: string;
}

@Injectable()
export class RecordsRepository {
  constructor(private readonly sql: Sql) {}

  /** In any state; null when it is hidden, or there is none. */
  async bySerial(serial: string, runner: SqlRunner = this.sql): Promise<RecordRow | null> {
    const [row] = await runner.query(RECORD_BY_SERIAL, [serial]);
    return row ?? null;
  }

  /** As {@link bySerial}, locked against other changes. */
  async lock(serial: string, tx: SqlRunner): Promise<RecordRow | null> {
    return (await tx.query(RECORD_LOCK, [serial])).length > 0 ? this.bySerial(serial, tx) : null;
  }

  /** The serial number of an application's record; null if it has none. */
  async serialOf(applicationId: string, runner: SqlRunner = this.sql): Promise<string | null> {
    const [row] = await runner.query(RECORD_OF_APPLICATION, [applicationId]);
    return row?.serial ?? null;
  }

  /** The holder's records that the viewer sees. */
  async list(viewer: Viewer, holderId: string, { limit, offset }: PageWindow) {
    const rows = await this.sql.query(RECORD_LIST, [...viewerColumns(viewer), holderId, limit, offset]);
    return { records: rows.filter((row) => row.serial !== null), total: rows[0]?.total ?? 0 };
  }

  /** Locks both sides of an application, and the page; false if the page is hidden. */
  async lockParties(applicationId: string, tx: SqlRunner): Promise<boolean> {
    return (await tx.query(PARTIES_FOR_ISSUING, [applicationId])).length > 0;
  }

  /** A new record of a locked application. */
  async insert(
    serial: string,
    applicationId: string,
    { role, done, hours, from, to }: RecordContent,
    tx: SqlRunner,
  ): Promise<void> {
    await tx.query(RECORD_INSERT, [serial, applicationId, role, done, hours, from, to]);
  }

  /** Locks issuer and page of a record, and answers the page; null if one of them is gone, hidden or suspended. */
  async lockIssuer(serial: string, tx: SqlRunner): Promise<string | null> {
    const [row] = await tx.query(ISSUER_FOR_SIGNING, [serial]);
    return row?.pageId ?? null;
  }

  /** Who may revoke a record; null when its page and its issuer are gone. */
  async revokerOf(serial: string, tx: SqlRunner): Promise<string | null> {
    const [row] = await tx.query(RECORD_REVOKER, [serial]);
    return row?.id ?? null;
  }

  async accept(serial: string, { credential, code, keyId }: RecordSignature, tx: SqlRunner): Promise<void> {
    await tx.query(RECORD_ACCEPT, [serial, credential, code, keyId]);
  }

  async revoke(serial: string, reason: string, by: RecordRevoker, tx: SqlRunner): Promise<void> {
    await tx.query(RECORD_REVOKE, [serial, reason, by]);
  }

  async delete(serial: string, tx: SqlRunner): Promise<void> {
    await tx.query(RECORD_DELETE, [serial]);
  }
}
