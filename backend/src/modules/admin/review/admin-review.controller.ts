import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForAdministrator, ForModerator } from '../../../platform/sessions/access.js';
import {
  CaseListResponseDto,
  CaseResponseDto,
  EvidenceResponseDto,
  GetCaseDto,
  GetCasesDto,
  GetEvidenceDto,
} from './admin-review.dto.js';
import {
  DecideAppealDto,
  DecideCaseDto,
  DecideCaseResponseDto,
  UndoDecisionDto,
} from './case-decisions.dto.js';
import {
  AddCaseNoteDto,
  EscalateCaseDto,
  RecordReferralDto,
  RevealReporterDto,
  RevealReporterResponseDto,
} from './case-handling.dto.js';
import { AdminReviewService } from './admin-review.service.js';
import { CaseDecisionsService } from './case-decisions.service.js';
import { CaseHandlingService } from './case-handling.service.js';
import { EvidenceService } from './evidence.service.js';

@Controller('admin/review')
export class AdminReviewController {
  constructor(
    private readonly review: AdminReviewService,
    private readonly decisions: CaseDecisionsService,
    private readonly evidence: EvidenceService,
    private readonly handling: CaseHandlingService,
  ) {}

  /** Cases that wait, the most urgent first, or those that are decided. */
  @ForModerator()
  @HttpCode(200)
  @Post('getCases')
  getCases(@Caller() caller: Identity, @ReadBody() body: GetCasesDto): Promise<CaseListResponseDto> {
    return this.review.list(caller, body);
  }

  /** A case. The queue tells other administrators for ten minutes that the caller has it open. */
  @ForModerator()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getCase')
  getCase(@Caller() caller: Identity, @ReadBody() body: GetCaseDto): Promise<CaseResponseDto> {
    return this.review.get(caller, body.id);
  }

  /**
   * A picture of a case, also when nobody else can fetch it because it is held or removed. That it was opened is recorded in the audit
   * log first.
   */
  @ForModerator()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getEvidence')
  getEvidence(@Caller() caller: Identity, @ReadBody() body: GetEvidenceDto): Promise<EvidenceResponseDto> {
    return this.evidence.get(caller, body);
  }

  /** Passes a case to the administrators. It leaves the list of moderators, and only administrators can decide it. */
  @ForModerator()
  @Refuses('not_found', 'already_decided')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('escalate')
  escalate(@Caller() caller: Identity, @WriteBody() body: EscalateCaseDto): Promise<MessageResponseDto> {
    return this.handling.escalate(caller, body);
  }

  /** Adds a note to a case that others of the console read, and no member. */
  @ForModerator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('addNote')
  addNote(@Caller() caller: Identity, @WriteBody() body: AddCaseNoteDto): Promise<MessageResponseDto> {
    return this.handling.addNote(caller, body);
  }

  /** Records who outside was told of a case. That a child is in danger can be decided only then. */
  @ForAdministrator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('recordReferral')
  recordReferral(
    @Caller() caller: Identity,
    @WriteBody() body: RecordReferralDto,
  ): Promise<MessageResponseDto> {
    return this.handling.recordReferral(caller, body);
  }

  /** Says who wrote a report. That it was asked, and why, is recorded in the audit log. */
  @ForAdministrator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('reveal')
  reveal(
    @Caller() caller: Identity,
    @WriteBody() body: RevealReporterDto,
  ): Promise<RevealReporterResponseDto> {
    return this.handling.reveal(caller, body);
  }

  /**
   * Decides a case. It can be undone for ten minutes, and only then are those concerned told. That no child is in danger closes the
   * case once somebody else finds the same.
   */
  @ForModerator()
  @Refuses('forbidden', 'not_found', 'already_decided')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('decide')
  decide(@Caller() caller: Identity, @WriteBody() body: DecideCaseDto): Promise<DecideCaseResponseDto> {
    return this.decisions.decide(caller, body);
  }

  /** Undoes a decision of the caller's within ten minutes. */
  @ForModerator()
  @Refuses('forbidden', 'not_found', 'already_decided')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('undo')
  undo(@Caller() caller: Identity, @WriteBody() body: UndoDecisionDto): Promise<MessageResponseDto> {
    return this.decisions.undo(caller, body.id);
  }

  /** Answers an appeal: not who decided the case, unless there is no other administrator. */
  @ForModerator()
  @Refuses('forbidden', 'not_found', 'already_decided')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('decideAppeal')
  decideAppeal(@Caller() caller: Identity, @WriteBody() body: DecideAppealDto): Promise<MessageResponseDto> {
    return this.decisions.decideAppeal(caller, body);
  }
}
