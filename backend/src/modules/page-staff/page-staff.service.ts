import { Injectable } from '@nestjs/common';
import { forbidden, notFound, sessionEnded } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import type { Identity } from '../../common/identity.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { pageNotFound } from '../pages/pages.service.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import { PageActsRepository } from './page-acts.repository.js';
import type { PageActName } from '../../common/page-staff.js';
import { PageBansRepository } from './page-bans.repository.js';
import type {
  GetPageActsDto,
  PageActListResponseDto,
  PageRoleSetResponseDto,
  PageRolesDto,
  PageRolesResponseDto,
  SetRoleDto,
} from './page-staff.dto.js';
import { MAX_MODERATORS, PageStaffRepository } from './page-staff.repository.js';
import { PageTransfersRepository } from './page-transfers.repository.js';

/** Who runs a page: its owner, and the moderators whom the owner chooses among its followers. */
@Injectable()
export class PageStaffService {
  constructor(
    private readonly sql: Sql,
    private readonly staff: PageStaffRepository,
    private readonly acts: PageActsRepository,
    private readonly bans: PageBansRepository,
    private readonly transfers: PageTransfersRepository,
    private readonly audit: AuditService,
  ) {}

  /** @throws AppError 404 when there is no such page */
  async roles(caller: Identity, pageId: string): Promise<PageRolesResponseDto> {
    return { success: true, data: await this.rolesFor(caller, requirePageId(pageId)) };
  }

  /**
   * Makes a follower moderator of the page, or ends that; repeating it changes nothing. The owner chooses; a moderator may step
   * down. Whom the owner made or removed is told.
   * @throws AppError 404 when there is no such page or member; 403 for others than the owner, for a member who does not follow the
   *   page, and beyond {@link MAX_MODERATORS}
   */
  async setRole(caller: Identity, form: SetRoleDto): Promise<PageRoleSetResponseDto> {
    const pageId = requirePageId(form.id);
    const memberId = parseId(form.memberId);
    if ((await this.staff.roleOf(pageId, caller.accountId)) === null) throw pageNotFound();
    if (memberId === null) throw memberNotFound();
    const isOwnRole = memberId === caller.accountId;
    await this.sql.transaction(async (tx) => {
      const found = await this.staff.lock(pageId, caller.accountId, memberId, tx);
      if (!found.page) throw pageNotFound();
      if (!found.caller) throw sessionEnded();
      const own = await this.staff.roleOf(pageId, caller.accountId, tx);
      if (own !== 'owner' && !(isOwnRole && form.role === 'none')) {
        throw forbidden('Only its owner can choose who helps to run a page');
      }
      if (!found.member) throw memberNotFound();
      if (own === 'owner' && isOwnRole) throw forbidden('This page is yours; you run it anyway');
      const before = isOwnRole ? own : await this.staff.roleOf(pageId, memberId, tx);
      if (before === form.role) return;
      if (form.role === 'none') await this.staff.remove(pageId, memberId, tx);
      else await this.add(pageId, memberId, tx);
      if (!isOwnRole) await this.staff.tell(pageId, memberId, tx);
      await this.record(caller, pageId, memberId, form.role, tx);
    });
    const message =
      form.role === 'moderator' ? 'They now help to run this page.' : 'They no longer help to run this page.';
    return {
      success: true,
      message: isOwnRole ? 'You no longer help to run this page.' : message,
      data: await this.rolesFor(caller, pageId),
    };
  }

  /** @throws AppError 404 when there is no such page, 403 for others than its owner */
  async pageActs(caller: Identity, request: GetPageActsDto): Promise<PageActListResponseDto> {
    const pageId = requirePageId(request.id);
    const role = await this.staff.roleOf(pageId, caller.accountId);
    if (role === null) throw pageNotFound();
    if (role !== 'owner') throw forbidden('Only its owner can see what was done for a page');
    const window = pageWindow(request);
    const { rows, total } = await this.acts.page(pageId, window);
    const acts = rows.map(({ id, act, at, reason, actor, member }) => ({
      id,
      act,
      reason,
      at: at.toISOString(),
      Actor: actor && toMemberCard(actor),
      User: member && toMemberCard(member),
    }));
    return { success: true, data: { acts, pagination: pagination(window, total) } };
  }

  private async add(pageId: string, memberId: string, tx: Transaction): Promise<void> {
    const outcome = await this.staff.add(pageId, memberId, tx);
    if (outcome === 'stranger') throw forbidden('Only somebody who follows this page can help to run it');
    if (outcome === 'full') {
      throw forbidden(`${MAX_MODERATORS} members help to run this page. Remove one of them first.`);
    }
  }

  private async record(
    caller: Identity,
    pageId: string,
    memberId: string,
    role: SetRoleDto['role'],
    tx: Transaction,
  ): Promise<void> {
    const removed: PageActName = memberId === caller.accountId ? 'stepped_down' : 'moderator_removed';
    const act = role === 'moderator' ? 'moderator_added' : removed;
    await this.acts.insert({ pageId, actorId: caller.accountId, act, memberId, reason: null }, tx);
    const action = role === 'moderator' ? 'page_moderator_added' : 'page_moderator_removed';
    await this.audit.record({ action, actor: caller, memberId, subject: { kind: 'page', id: pageId } }, tx);
  }

  /**
   * Who runs a page, as the caller sees it.
   * @throws AppError 404 when there is no such page
   */
  async rolesFor(caller: Identity, pageId: string): Promise<PageRolesDto> {
    const rows = await this.staff.staff(pageId);
    const waiting = await this.transfers.waiting(pageId);
    const owner = rows.find(({ role }) => role === 'owner');
    if (!owner) throw pageNotFound();
    return {
      owner: toMemberCard(owner),
      moderators: rows.flatMap((row) =>
        row.since === null ? [] : [{ User: toMemberCard(row), since: row.since.toISOString() }],
      ),
      role: rows.find(({ memberId }) => memberId === caller.accountId)?.role ?? null,
      transfer:
        waiting && [owner.memberId, waiting.memberId].includes(caller.accountId)
          ? { User: toMemberCard(waiting), until: waiting.expiresAt.toISOString() }
          : null,
      isBanned: await this.bans.isBanned(pageId, caller.accountId),
    };
  }
}

export const memberNotFound = () => notFound('This member does not exist any more');

/** @throws AppError 404 for what is no page's id */
export function requirePageId(text: string): string {
  const id = parseId(text);
  if (id === null) throw pageNotFound();
  return id;
}
