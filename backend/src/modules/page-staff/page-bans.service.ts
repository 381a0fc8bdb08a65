import { Injectable } from '@nestjs/common';
import { forbidden, sessionEnded } from '../../common/app-error.js';
import type { Identity } from '../../common/identity.js';
import { parseId } from '../../common/ids.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Sql } from '../../platform/sql/sql.js';
import { pageNotFound } from '../pages/pages.service.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import { PageActsRepository } from './page-acts.repository.js';
import type {
  GetBansDto,
  PageBanListResponseDto,
  PageBanSetResponseDto,
  SetBanDto,
} from './page-bans.dto.js';
import { PageBansRepository } from './page-bans.repository.js';
import { PageStaffRepository } from './page-staff.repository.js';
import { memberNotFound, requirePageId } from './page-staff.service.js';

/** Who may take no part in a page: neither follow it, nor post, comment or vote there. Those who run it decide. */
@Injectable()
export class PageBansService {
  constructor(
    private readonly sql: Sql,
    private readonly staff: PageStaffRepository,
    private readonly bans: PageBansRepository,
    private readonly acts: PageActsRepository,
    private readonly audit: AuditService,
  ) {}

  /**
   * Bans a member, or lifts the ban; repeating it changes nothing. A ban ends the follow. The member is not told, but reads it where
   * they would take part.
   * @throws AppError 404 when there is no such page or member; 403 for others than those who run it, and for a member who does
   */
  async set(caller: Identity, form: SetBanDto): Promise<PageBanSetResponseDto> {
    const pageId = requirePageId(form.id);
    const memberId = parseId(form.memberId);
    await this.requireStaff(caller, pageId);
    if (memberId === null) throw memberNotFound();
    await this.sql.transaction(async (tx) => {
      const found = await this.staff.lock(pageId, caller.accountId, memberId, tx, form.banned);
      if (!found.page) throw pageNotFound();
      if (!found.caller) throw sessionEnded();
      const own = await this.staff.roleOf(pageId, caller.accountId, tx);
      if (own !== 'owner' && own !== 'moderator') throw notStaff();
      // A ban of an account that was deleted meanwhile can still be lifted.
      if (form.banned && !found.member) throw memberNotFound();
      if (form.banned && (await this.staff.roleOf(pageId, memberId, tx)) !== 'none') {
        throw forbidden('Who runs a page cannot be banned from it');
      }
      const { banned, reason = '' } = form;
      const about = { pageId, memberId };
      const hasChanged = banned
        ? await this.bans.ban({ ...about, byId: caller.accountId, reason }, tx)
        : await this.bans.lift(pageId, memberId, tx);
      if (!hasChanged) return;
      const act = { ...about, actorId: caller.accountId, reason: banned ? reason : null };
      await this.acts.insert({ ...act, act: banned ? 'banned' : 'ban_lifted' }, tx);
      const action = banned ? 'page_member_banned' : 'page_ban_lifted';
      await this.audit.record({ action, actor: caller, memberId, subject: { kind: 'page', id: pageId } }, tx);
    });
    return {
      success: true,
      message: form.banned
        ? 'They may no longer take part in this page.'
        : 'They may take part in this page again.',
      data: { banned: form.banned },
    };
  }

  /** @throws AppError 404 when there is no such page, 403 for others than those who run it */
  async list(caller: Identity, request: GetBansDto): Promise<PageBanListResponseDto> {
    const pageId = requirePageId(request.id);
    await this.requireStaff(caller, pageId);
    const window = pageWindow(request);
    const { rows, total } = await this.bans.page(pageId, window);
    const bans = rows.map((row) => ({
      User: toMemberCard(row),
      since: row.since.toISOString(),
      reason: row.reason,
      By: row.by && toMemberCard(row.by),
    }));
    return { success: true, data: { bans, pagination: pagination(window, total) } };
  }

  private async requireStaff(caller: Identity, pageId: string): Promise<void> {
    const role = await this.staff.roleOf(pageId, caller.accountId);
    if (role === null) throw pageNotFound();
    if (role === 'none') throw notStaff();
  }
}

const notStaff = () => forbidden('Only those who run a page decide who may take part in it');
