import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { stringify, type Options } from 'csv-stringify/sync';
import { AuditService } from '../../../platform/audit/audit.service.js';
import type { Identity } from '../../../common/identity.js';
import { Sql } from '../../../platform/sql/sql.js';
import { AdminExportRepository, type ExportedMembers, type ExportRow } from './admin-export.repository.js';

/** CSV for spreadsheet programs: RFC 4180, a byte order mark so that they read UTF-8, every cell in quotes. */
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

/** Members formatted per turn of the event loop, about a millisecond: between two parts other requests are served. */
const PART = 50;

/** The list of members as a file. The guard admits only administrators. */
@Injectable()
export class AdminExportService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminExportRepository,
    private readonly audit: AuditService,
  ) {}

  /** CSV of the matching members, newest first. Recorded in the audit log before the first byte is sent. */
  async users(caller: Identity, which: ExportedMembers): Promise<Readable> {
    // The first part is read before the answer starts, so that a database that is down gives a proper 500.
    const first = await this.repository.next(which, undefined);
    const isSearched = which.search !== '' || which.college !== '';
    await this.sql.transaction((tx) =>
      this.audit.record(
        {
          action: 'members_exported',
          actor: caller,
          details: { which: isSearched ? 'found by a search' : (which.status ?? 'all') },
        },
        tx,
      ),
    );
    return Readable.from(this.parts(which, first), { objectMode: false });
  }

  /** The next members are read once the previous ones are sent; reading stops when the client disconnects. */
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

/**
 * Positions where a spreadsheet program may recognise the start of a formula: at the start of a text, or after any
 * character used as a separator. Quotes and spaces before the sign do not prevent this, because programs drop them.
 */
const FORMULA = /(?<=^|[,;\t\r\n])(?=["' ]*[=+\-@\t\r＝＋－＠])/g;

/**
 * Escapes a text for a CSV cell, so that no program reads it as a formula. In many regions Excel separates cells by
 * semicolons, and then the quotes around a comma-separated cell do not help: so each position where a cell might start
 * with a formula sign gets an apostrophe, which programs show instead of calculating (OWASP, "CSV Injection").
 */
function spreadsheetCell(text: string): string {
  return text.replace(FORMULA, "'");
}
