import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { IdempotencyKeyHeader, Repeatable } from '../../platform/idempotency/idempotency-key.header.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import { CreateOpeningDto, UpdateOpeningDto } from './opening-form.dto.js';
import { GetOpeningsDto, GetOwnOpeningsDto, OpeningIdDto } from './opening-requests.dto.js';
import { OpeningSavesService } from './opening-saves.service.js';
import { OpeningWritingService } from './opening-writing.service.js';
import {
  OpeningListResponseDto,
  OpeningResponseDto,
  OpeningSavedResponseDto,
  OwnOpeningListResponseDto,
  ToggleOpeningSaveResponseDto,
} from './openings.dto.js';
import { OpeningsService } from './openings.service.js';

@Controller('user/openings')
export class OpeningsController {
  constructor(
    private readonly openings: OpeningsService,
    private readonly writing: OpeningWritingService,
    private readonly saves: OpeningSavesService,
  ) {}

  /** Openings for which one can apply now: the first 500 in their order; filtered by kind, text, field, place, stipend, page or project. */
  @ForMember()
  @HttpCode(200)
  @Post('getOpenings')
  getOpenings(@Caller() caller: Identity, @ReadBody() body: GetOpeningsDto): Promise<OpeningListResponseDto> {
    return this.openings.list(caller, body);
  }

  /** One opening. While it is in review or declined, only its managers and its applicants see it. */
  @ForMember()
  @Refuses('not_found', 'removed')
  @HttpCode(200)
  @Post('getOpening')
  getOpening(@Caller() caller: Identity, @ReadBody() body: OpeningIdDto): Promise<OpeningResponseDto> {
    return this.openings.get(caller, body.id);
  }

  /** Openings of the caller's pages and projects in every state, newest first; filtered by kind. */
  @ForMember()
  @HttpCode(200)
  @Post('getOwn')
  getOwn(
    @Caller() caller: Identity,
    @ReadBody() body: GetOwnOpeningsDto,
  ): Promise<OwnOpeningListResponseDto> {
    return this.openings.own(caller, body);
  }

  /** Creates an opening of the caller's page or project. An internship opens once somebody of the console has approved it. */
  @ForMember()
  @Repeatable('openings/create')
  @Refuses('forbidden', 'not_found')
  @Limited('OPENING')
  @Post('create')
  create(
    @Caller() caller: Identity,
    @WriteBody() body: CreateOpeningDto,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<OpeningSavedResponseDto> {
    return this.writing.create(caller, body, idempotencyKey);
  }

  /**
   * Changes an opening: all fields of its form; allowed only for its manager. One that was closed or declined opens again; an internship
   * goes back to review then, and when more than its last day or its places change.
   */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'stale')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('update')
  update(@Caller() caller: Identity, @WriteBody() body: UpdateOpeningDto): Promise<OpeningSavedResponseDto> {
    return this.writing.update(caller, body);
  }

  /** Closes an opening, so that nobody applies any more; allowed only for its manager. A closed one stays so. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('close')
  close(@Caller() caller: Identity, @WriteBody() body: OpeningIdDto): Promise<OpeningSavedResponseDto> {
    return this.writing.close(caller, body.id);
  }

  /** Deletes an opening for which nobody ever applied; allowed only for its manager. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found', 'has_applications')
  @HttpCode(200)
  @Post('delete')
  delete(@Caller() caller: Identity, @WriteBody() body: OpeningIdDto): Promise<MessageResponseDto> {
    return this.writing.delete(caller, body.id);
  }

  /** Saves an opening on the caller's board, or takes it off. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Limited('LIKE')
  @Post('toggleSave')
  toggleSave(
    @Caller() caller: Identity,
    @WriteBody() body: OpeningIdDto,
  ): Promise<ToggleOpeningSaveResponseDto> {
    return this.saves.toggle(caller, body.id);
  }
}
