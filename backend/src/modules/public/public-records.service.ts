import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/app-error.js';
import type { PublicRecordState, RecordState } from '../../common/record-state.js';
import { toRecord } from '../records/records.mapper.js';
import { RecordsService } from '../records/records.service.js';
import type { PublicRecordResponseDto, RecordCheckResponseDto } from './public-record.dto.js';
import { PublicRecordsRepository } from './public-records.repository.js';

/** Records that everybody with their address reads, and checks. */
@Injectable()
export class PublicRecordsService {
  constructor(
    private readonly repository: PublicRecordsRepository,
    private readonly records: RecordsService,
  ) {}

  /** @throws AppError 404 unless there is such a record and it was accepted; which of the two is not told */
  async get(serial: string): Promise<PublicRecordResponseDto> {
    const row = await this.repository.record(serial);
    if (!row) throw notFound('There is no such record');
    const { credential, keyId, code, acceptedAt } = row;
    return {
      success: true,
      data: {
        ...toRecord(row),
        state: toPublicState(row.state),
        acceptedAt: acceptedAt.toISOString(),
        ...{ code, credential, keyId },
      },
    };
  }

  /** Whether the site signed a credential, and what has become of its record. Anything that is no credential is not genuine. */
  async verify(credential: string): Promise<RecordCheckResponseDto> {
    const serial = await this.records.serialOfGenuine(credential);
    const row = serial === null ? null : await this.repository.record(serial);
    return {
      success: true,
      data: { isGenuine: serial !== null, state: row && toPublicState(row.state) },
    };
  }
}

/** The statement reads no others. */
function toPublicState(state: RecordState): PublicRecordState {
  if (state === 'offered') throw new Error('An offered record is not public');
  return state;
}
