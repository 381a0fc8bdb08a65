import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import { idOf } from '../../common/ids.js';
import type { Identity } from '../../common/identity.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import type { SqlRunner } from '../../platform/sql/sql.js';
import type { GetRecordsDto } from './record-requests.dto.js';
import type { RecordDto, RecordListResponseDto } from './records.dto.js';
import { toRecord } from './records.mapper.js';
import { RecordSigner } from './signing/record-signer.js';
import { RecordsRepository } from './records.repository.js';

/** 404 for a record that does not exist, and for all whom a call is not for. */
export const recordNotFound = () => notFound('This record does not exist any more');

/** Reading records. */
@Injectable()
export class RecordsService {
  constructor(
    private readonly repository: RecordsRepository,
    private readonly signer: RecordSigner,
  ) {}

  /** The caller's own, or those that another member has accepted. An impossible id gives an empty list, not an error. */
  async list(caller: Identity, request: GetRecordsDto): Promise<RecordListResponseDto> {
    const window = pageWindow(request);
    const holderId = request.userId ? (idOf(request.userId) ?? '0') : caller.accountId;
    const { records, total } = await this.repository.list(caller, holderId, window);
    return {
      success: true,
      data: { records: records.map(toRecord), pagination: pagination(window, total) },
    };
  }

  /** The serial number of a credential that the site signed, letter for letter; null for anything else. */
  serialOfGenuine(credential: string): Promise<string | null> {
    return this.signer.verify(credential);
  }

  /** A record for one of its sides, who is there. */
  async details(serial: string, runner?: SqlRunner): Promise<RecordDto> {
    const row = await this.repository.bySerial(serial, runner);
    if (!row) throw recordNotFound();
    return toRecord(row);
  }
}
