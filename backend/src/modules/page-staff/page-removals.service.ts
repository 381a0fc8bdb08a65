import { Injectable } from '@nestjs/common';
import { forbidden, notFound, sessionEnded, type AppError } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import type { Identity } from '../../common/identity.js';
import { parseId } from '../../common/ids.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { MediaService } from '../../platform/media/media.service.js';
import { lockAccountLife } from '../../platform/sql/account-life-lock.js';
import { Sql } from '../../platform/sql/sql.js';
import { HoldsService } from '../review/holds.service.js';
import { MeasuresService } from '../review/measures.service.js';
import { PageActsRepository } from './page-acts.repository.js';
import type { RemoveFromPageDto } from './page-removals.dto.js';
import { PageRemovalsRepository, type RemovableFromPage } from './page-removals.repository.js';
import { PageStaffRepository } from './page-staff.repository.js';

type Kind = 'post' | 'comment';

/** Removing posts and comments from a page, by those who run it. Each removal is a case of the review that is decided already. */
@Injectable()
export class PageRemovalsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: PageRemovalsRepository,
    private readonly staff: PageStaffRepository,
    private readonly acts: PageActsRepository,
    private readonly measures: MeasuresService,
    private readonly holds: HoldsService,
    private readonly media: MediaService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Hides a post or a comment from everybody. Its author is told after ten minutes, and can ask the site for a second look; what was
   * reported to the site stays there.
   * @throws AppError 404 for what is not there or the caller does not see, 403 for who does not run its page, for the caller's own, and
   * of a moderator for what is the owner's
   */
  async remove(caller: Identity, kind: Kind, form: RemoveFromPageDto): Promise<MessageResponseDto> {
    const { reason } = form;
    const id = parseId(form.id);
    if (id === null) throw missing(kind);
    const asked = await this.require(caller, kind, id);
    const pictures = await this.sql.transaction(async (tx) => {
      await lockAccountLife(tx, 'exclusive');
      // A report that is just being filed comes before, and its case keeps the pictures.
      await this.holds.waitForReports(kind, id, tx);
      const there = await this.staff.lock(asked.pageId, caller.accountId, asked.authorId, tx);
      if (!there.caller) throw sessionEnded();
      const { pageId, authorId } = await this.require(caller, kind, id, tx);
      if ((await this.measures.withhold(kind, id, reason, tx)) === null) throw missing(kind);
      const act = { kind, targetId: id, isRemoved: true, measure: null, until: null } as const;
      await this.measures.add({ ...act, note: reason, reason: null, by: null, pageId }, tx);
      if (kind === 'post') await this.holds.keepEvidenceOfOpen(id, tx);
      const did = { pageId, actorId: caller.accountId, memberId: authorId, reason };
      await this.acts.insert({ ...did, act: `${kind}_removed` }, tx);
      const action = `page_${kind}_removed` as const;
      await this.audit.record({ action, actor: caller, memberId: authorId, subject: { kind, id } }, tx);
      return kind === 'post' ? this.media.pathsOf(kind, id, tx) : [];
    });
    await this.media.settle(pictures);
    return { success: true, message: `The ${kind} is removed. Its author is told.` };
  }

  private async require(
    caller: Identity,
    kind: Kind,
    id: string,
    runner?: Pick<Sql, 'query'>,
  ): Promise<RemovableFromPage & { readonly pageId: string }> {
    const found = await this.repository.find(kind, id, caller.accountId, runner);
    if (!found) throw missing(kind);
    const { pageId, authorId, role, authorRole } = found;
    if (authorId === caller.accountId) throw forbidden(`This ${kind} is yours. Delete it instead.`);
    if (pageId === null || role === null)
      throw forbidden(`Only those who run its page can remove this ${kind}`);
    if (role === 'moderator' && authorRole === 'owner')
      throw forbidden(`This ${kind} is by the owner of the page, who alone can take it away`);
    return { ...found, pageId };
  }
}

const missing = (kind: Kind): AppError => notFound(`This ${kind} does not exist any more`);
