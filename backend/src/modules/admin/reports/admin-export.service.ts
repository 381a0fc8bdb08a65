import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { stringify, type Options } from 'csv-stringify/sync';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Identity } from '../../../platform/sessions/identity.js';
import { AdminExportRepository, type ExportedMembers, type ExportRow } from './admin-export.repository.js';
import { spreadsheetCell } from './spreadsheet-cell.js';

/** What spreadsheet programs take: RFC 4180, a byte order mark so that they read UTF-8, every cell in quotes. */
const CSV: Options = {
  columns: [
    { key: 'id', header: 'ID' },
    { key: 'name', header: 'Name' },
    { key: 'email', header: 'Email' },
    { key: 'phone', header: 'Phone' },
    { key: 'college', header: 'College' },
    { key: 'course', header: 'Course' },
    { key: 'status', header: 'Status' },
    { key: 'joined', header: 'Joined Date' },
  ],
  record_delimiter: 'windows',
  quoted: true,
  quoted_empty: true,
  cast: { string: spreadsheetCell },
};

/** Members written at once, about a millisecond: between two such parts others are served. */
const PART = 50;

/** The members' list as a file. The guard lets administrators alone come here. */
@Injectable()
export class AdminExportService {
  constructor(
    private readonly repository: AdminExportRepository,
    private readonly audit: AuditService,
  ) {}

  /** CSV of the members found, newest first. Recorded before the first byte leaves. */
  async users(caller: Identity, which: ExportedMembers): Promise<Readable> {
    // The first part is in hand before the answer begins, so that a database that is away is a proper 500.
    const first = await this.repository.next(which, undefined);
    await this.repository.transaction((tx) =>
      this.audit.record(
        {
          action: 'members_exported',
          actor: caller,
          details: { which: which.search === '' ? (which.status ?? 'all') : 'found by a search' },
        },
        tx,
      ),
    );
    return Readable.from(this.parts(which, first), { objectMode: false });
  }

  /** Members are read when those before are on their way; when the client goes away, none are. */
  private async *parts(which: ExportedMembers, first: ExportRow[]): AsyncGenerator<string> {
    yield stringify([], { ...CSV, bom: true, header: true });
    for (let rows = first; rows.length > 0; rows = await this.repository.next(which, rows.at(-1))) {
      for (let start = 0; start < rows.length; start += PART) {
        yield stringify(rows.slice(start, start + PART), CSV);
        await nextTurn();
      }
    }
  }
}
