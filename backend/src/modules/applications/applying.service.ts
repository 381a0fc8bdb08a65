import { Injectable } from '@nestjs/common';
import { AppError, forbidden, invalid, sessionEnded } from '../../common/app-error.js';
import type { Identity } from '../../common/identity.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { openingNotFound, requireOpeningId } from '../openings/openings.service.js';
import type { ApplyDto } from './application-requests.dto.js';
import type { ApplicationSavedResponseDto } from './applications.dto.js';
import { ApplicationsRepository, type ApplicationContent } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';

/** Applying for an opening. */
@Injectable()
export class ApplyingService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: ApplicationsRepository,
    private readonly applications: ApplicationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * @param key idempotency key: the same key and form within a day return the application of the first request, as it is now
   * @throws AppError 400 naming a field, 403 for one's own opening and for one that is closed, 404 when there is no such opening, 409
   * `already_applied`
   */
  async apply(
    caller: Identity,
    form: ApplyDto,
    key: string | undefined,
  ): Promise<ApplicationSavedResponseDto> {
    const openingId = requireOpeningId(form.openingId);
    form.links.forEach(requireHttps);
    const { note, answers, links, shareEmail, sharePhone } = form;
    const request = {
      memberId: caller.accountId,
      call: 'applications/apply' as const,
      key,
      fingerprint: fingerprint(JSON.stringify([openingId, note, answers, links, shareEmail, sharePhone])),
    };
    const earlier = await this.idempotency.recordOf(request);
    const id =
      earlier ??
      (await this.sql
        .transaction(async (tx) => {
          if (!(await this.idempotency.claim(request, tx))) return null;
          const sent = await this.send(caller, openingId, form, tx);
          await this.idempotency.keep(request, sent, tx);
          return sent;
        })
        .catch((error: unknown) => {
          // The opening is locked, so it is the member's account that was deleted meanwhile.
          throw isForeignKeyViolation(error) ? sessionEnded() : error;
        })) ??
      (await this.idempotency.requireRecord(request));
    return { success: true, message: 'Application sent', data: await this.applications.details(caller, id) };
  }

  private async send(caller: Identity, openingId: string, form: ApplyDto, tx: SqlRunner): Promise<string> {
    const opening = await this.repository.openingForApplying(caller, openingId, tx);
    if (!opening) throw openingNotFound();
    const { kind, title, pageTitle, projectTitle, questions } = opening;
    if (opening.posterId === caller.accountId) throw forbidden('This opening is yours');
    const before = await this.repository.sent(openingId, caller.accountId, tx);
    if (before && (before.state !== 'withdrawn' || before.attempts > 1)) throw alreadyApplied();
    if (!opening.isOpen) throw closed(opening);
    if (form.answers.length !== questions.length) throw invalid({ answers: 'Answer each question' });
    const content: ApplicationContent = {
      ...{ kind, title, organisation: pageTitle ?? projectTitle ?? '' },
      note: form.note,
      answers: questions.map((question, n) => ({ question, answer: form.answers[n] ?? '' })),
      links: form.links,
      sharesEmail: form.shareEmail,
      sharesPhone: form.sharePhone,
    };
    if (before) {
      await this.repository.renew(before.id, content, tx);
      return before.id;
    }
    const id = await this.repository.insert(openingId, caller.accountId, content, tx);
    if (id === null) throw alreadyApplied();
    return id;
  }
}

function requireHttps(url: string): void {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw invalid({ links: 'A link begins with https://' });
  }
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function closed({
  state,
  closedOn,
  closesOn,
}: {
  state: string;
  closedOn: string | null;
  closesOn: string | null;
}) {
  const day = state === 'closed' ? closedOn : closesOn;
  return forbidden(
    (state === 'open' || state === 'closed') && day !== null
      ? `This closed on ${DAY.format(new Date(day))}`
      : 'This is not open for applications now',
  );
}

const alreadyApplied = () => new AppError(409, 'already_applied', 'You have applied for this already');
