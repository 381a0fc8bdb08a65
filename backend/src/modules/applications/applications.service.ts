import { Injectable } from '@nestjs/common';
import { forbidden, notFound } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import type { Identity } from '../../common/identity.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { OpeningsService } from '../openings/openings.service.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import { MAX_APPLICATION_EVENTS } from './application-bounds.js';
import type { GetApplicantsDto, SendMessageDto } from './application-requests.dto.js';
import type {
  ApplicantListResponseDto,
  ApplicationDetailsDto,
  ApplicationResponseDto,
  ApplicationSavedResponseDto,
  WaitingResponseDto,
} from './applications.dto.js';
import { isEnded, sideOf, toApplicationDetails } from './applications.mapper.js';
import { ApplicationsRepository, type ApplicationRow } from './applications.repository.js';

/** 404 for an application that does not exist, and for all who are on neither side of it. */
export const applicationNotFound = () => notFound('This application does not exist any more');

const SENT = 'Message sent';

/** Reading applications, and messages between the two sides. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ApplicationsRepository,
    private readonly openings: OpeningsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * The application counts as seen by the caller.
   * @throws AppError 404 for who is on neither side
   */
  async get(caller: Identity, applicationId: string): Promise<ApplicationResponseDto> {
    const row = await this.require(caller, applicationId);
    await this.repository.markSeen(row.id, sideOf(row, caller.accountId));
    return { success: true, data: await this.details(caller, row.id) };
  }

  /** An application for one of its sides, who is there. */
  async details(caller: Identity, id: string, runner?: SqlRunner): Promise<ApplicationDetailsDto> {
    const row = await this.repository.byId(caller, id, runner);
    if (!row) throw applicationNotFound();
    return toApplicationDetails(row, await this.repository.events(id, runner), caller.accountId);
  }

  /** @throws AppError 404 for who is on neither side */
  async require(caller: Identity, applicationId: string, runner?: SqlRunner): Promise<ApplicationRow> {
    const id = parseId(applicationId);
    const row = id === null ? null : await this.repository.byId(caller, id, runner);
    if (!row) throw applicationNotFound();
    return row;
  }

  /** @throws AppError 404 when there is no such opening, 403 when it is somebody else's */
  async applicants(caller: Identity, request: GetApplicantsDto): Promise<ApplicantListResponseDto> {
    const refusal = 'Only who posted an opening reads applications';
    const id = await this.openings.requireManaged(caller, request.openingId, refusal);
    const window = pageWindow(request);
    const found = await this.repository.applicants(caller, id, request.state ?? null, window);
    return {
      success: true,
      data: {
        applicants: found.applicants.map((row) => ({
          id: row.id,
          Applicant: toMemberCard(row),
          state: row.state,
          isNew: row.isNew,
          createdAt: row.createdAt.toISOString(),
          updatedAt: row.updatedAt.toISOString(),
        })),
        counts: found.counts,
        pagination: pagination(window, found.total),
      },
    };
  }

  /**
   * @param key idempotency key: the same key and message within a day are sent once
   * @throws AppError 404 for who is on neither side, 403 once it has ended, and beyond 500 events
   */
  async sendMessage(
    caller: Identity,
    { id: applicationId, body }: SendMessageDto,
    key: string | undefined,
  ): Promise<ApplicationSavedResponseDto> {
    const request = {
      memberId: caller.accountId,
      call: 'applications/sendMessage' as const,
      key,
      fingerprint: fingerprint(applicationId, body),
    };
    const { id } = await this.require(caller, applicationId);
    if ((await this.idempotency.recordOf(request)) === null) {
      await this.sql.transaction(async (tx) => {
        if (!(await this.idempotency.claim(request, tx))) return;
        const locked = await this.repository.lock(id, caller.accountId, tx);
        const row = await this.require(caller, id, tx);
        if (isEnded(row)) throw forbidden('This application has ended: nobody reads messages any more');
        if (!locked || (locked.events ?? 0) >= MAX_APPLICATION_EVENTS) {
          throw forbidden('Nothing more can be written about this application');
        }
        const by = sideOf(row, caller.accountId);
        const act = { by, memberId: caller.accountId, state: null, body, ends: false } as const;
        await this.idempotency.keep(request, await this.repository.act(id, act, tx), tx);
      });
    }
    return { success: true, message: SENT, data: await this.details(caller, id) };
  }

  async waiting({ accountId }: Identity): Promise<WaitingResponseDto> {
    const kinds = await this.repository.news(accountId);
    const sum = (of: 'answers' | 'applicants') => kinds.reduce((total, kind) => total + kind[of], 0);
    return { success: true, data: { answers: sum('answers'), applicants: sum('applicants'), kinds } };
  }
}
