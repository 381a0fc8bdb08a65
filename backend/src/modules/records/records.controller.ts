import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { IdempotencyKeyHeader, Repeatable } from '../../platform/idempotency/idempotency-key.header.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import { IssuingService } from './issuing.service.js';
import { RecordAnswersService } from './record-answers.service.js';
import {
  AnswerRecordDto,
  GetRecordsDto,
  IssueRecordDto,
  RecordSerialDto,
  RevokeRecordDto,
} from './record-requests.dto.js';
import { RecordAnsweredResponseDto, RecordListResponseDto, RecordSavedResponseDto } from './records.dto.js';
import { RecordsService } from './records.service.js';

@Controller('user/records')
export class RecordsController {
  constructor(
    private readonly records: RecordsService,
    private readonly issuing: IssuingService,
    private readonly answers: RecordAnswersService,
  ) {}

  /** The caller's records, or those that another member has accepted. */
  @ForMember()
  @HttpCode(200)
  @Post('getRecords')
  getRecords(@Caller() caller: Identity, @ReadBody() body: GetRecordsDto): Promise<RecordListResponseDto> {
    return this.records.list(caller, body);
  }

  /** Offers a record to an applicant who did the work, and completes the application; allowed only for the page's manager. */
  @ForMember()
  @Repeatable('records/issue')
  @Refuses('forbidden', 'not_found', 'state_changed')
  @Limited('EDIT')
  @Post('issue')
  issue(
    @Caller() caller: Identity,
    @WriteBody() body: IssueRecordDto,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<RecordSavedResponseDto> {
    return this.issuing.issue(caller, body, idempotencyKey);
  }

  /** Accepts an offered record, which signs it, or refuses it, which deletes it; allowed only for the holder. */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'state_changed')
  @Limited('EDIT')
  @HttpCode(200)
  @Post('answer')
  answer(@Caller() caller: Identity, @WriteBody() body: AnswerRecordDto): Promise<RecordAnsweredResponseDto> {
    return this.answers.answer(caller, body);
  }

  /** Revokes an accepted record; it stays, with the reason. Allowed only for who issued it. */
  @ForMember()
  @Refuses('not_found', 'state_changed')
  @Limited('EDIT')
  @HttpCode(200)
  @Post('revoke')
  revoke(@Caller() caller: Identity, @WriteBody() body: RevokeRecordDto): Promise<RecordSavedResponseDto> {
    return this.answers.revoke(caller, body);
  }

  /** Deletes a record of the caller's, in any state. */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found')
  @Limited('EDIT')
  @HttpCode(200)
  @Post('remove')
  remove(@Caller() caller: Identity, @WriteBody() body: RecordSerialDto): Promise<MessageResponseDto> {
    return this.answers.remove(caller, body);
  }
}
