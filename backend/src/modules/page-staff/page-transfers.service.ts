import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forbidden, sessionEnded, stateChanged } from '../../common/app-error.js';
import type { Identity } from '../../common/identity.js';
import { parseId } from '../../common/ids.js';
import type { PageActName } from '../../common/page-staff.js';
import type { AuditAction } from '../../platform/audit/audit-actions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { PasswordsService } from '../auth/passwords.service.js';
import { pageNotFound } from '../pages/pages.service.js';
import { PageActsRepository } from './page-acts.repository.js';
import type { PageRoleSetResponseDto } from './page-staff.dto.js';
import { PageStaffRepository } from './page-staff.repository.js';
import { memberNotFound, PageStaffService, requirePageId } from './page-staff.service.js';
import { PageTransferMailsService } from './page-transfer-mails.service.js';
import type { AnswerTransferDto, OfferTransferDto } from './page-transfers.dto.js';
import { PageTransfersRepository } from './page-transfers.repository.js';

/** Handing over pages: the owner asks a follower, who answers within seven days. A page has one owner at all times. */
@Injectable()
export class PageTransfersService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly staff: PageStaffRepository,
    private readonly roles: PageStaffService,
    private readonly transfers: PageTransfersRepository,
    private readonly acts: PageActsRepository,
    private readonly mails: PageTransferMailsService,
    private readonly passwords: PasswordsService,
    private readonly audit: AuditService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    const run = (signal: AbortSignal) => untilNothingLeft(() => this.transfers.expire(), signal);
    this.jobs.add({ ...JOBS.endTransfers, run });
  }

  /**
   * Asks a follower to take over the page, who is told, or withdraws that; repeating it changes nothing.
   * @throws AppError 400 naming the password, 404 when there is no such page or member; 403 for others than its owner, and for a member
   *   who does not follow it; 409 `state_changed` while somebody else is asked
   */
  async offer(caller: Identity, form: OfferTransferDto): Promise<PageRoleSetResponseDto> {
    const pageId = requirePageId(form.id);
    const role = await this.staff.roleOf(pageId, caller.accountId);
    if (role === null) throw pageNotFound();
    if (role !== 'owner') throw notOwner();
    if (form.toId === null) return this.withdraw(caller, pageId);
    const toId = parseId(form.toId);
    if (toId === null) throw memberNotFound();
    if (toId === caller.accountId) throw forbidden('This page is yours already');
    await this.passwords.requireCurrent(caller, 'password', form.password ?? '');
    await this.sql.transaction(async (tx) => {
      const found = await this.lockForOwner(caller, pageId, toId, tx);
      if (!found.member) throw memberNotFound();
      const waiting = await this.transfers.waiting(pageId, tx);
      if (waiting?.memberId === toId) return;
      if (waiting) throw stateChanged(`You have asked ${waiting.memberName}. Withdraw that first.`);
      if (!(await this.transfers.offer(pageId, toId, tx))) {
        throw forbidden('Only somebody who follows this page can take it over');
      }
      await this.transfers.tell(pageId, toId, 'transfer', tx);
      await this.record(caller, pageId, toId, 'transfer_offered', tx);
    });
    return this.answered('They are asked to take over this page.', caller, pageId);
  }

  /**
   * Takes over the page, of which the owner before becomes moderator, or declines it. Both owners are told.
   * @throws AppError 400 naming the password, 404 when there is no such page; 403 for who is not asked, or no more, and while its owner
   *   cannot hand it over
   */
  async answer(caller: Identity, form: AnswerTransferDto): Promise<PageRoleSetResponseDto> {
    const pageId = requirePageId(form.id);
    const role = await this.staff.roleOf(pageId, caller.accountId);
    if (role === null) throw pageNotFound();
    const TAKEN = 'This page is yours now.';
    // A repeated request, for example after a lost answer.
    if (role === 'owner' && form.accepts) return this.answered(TAKEN, caller, pageId);
    if ((await this.transfers.waiting(pageId))?.memberId !== caller.accountId) throw notAsked();
    if (!form.accepts) {
      await this.decline(caller, pageId);
      return this.answered('You declined. The owner is told.', caller, pageId);
    }
    await this.passwords.requireCurrent(caller, 'password', form.password ?? '');
    await this.sql.transaction((tx) => this.accept(caller, pageId, tx));
    this.mails.sendQueued();
    return this.answered(TAKEN, caller, pageId);
  }

  private async withdraw(caller: Identity, pageId: string): Promise<PageRoleSetResponseDto> {
    const asked = (await this.transfers.waiting(pageId))?.memberId;
    if (asked !== undefined) {
      await this.sql.transaction(async (tx) => {
        await this.lockForOwner(caller, pageId, asked, tx);
        // Another window may have withdrawn it, and asked somebody else.
        if ((await this.transfers.waiting(pageId, tx))?.memberId !== asked) return;
        await this.transfers.end(pageId, tx);
        await this.record(caller, pageId, asked, 'transfer_withdrawn', tx);
      });
    }
    return this.answered('Nobody is asked to take over this page.', caller, pageId);
  }

  private async decline(caller: Identity, pageId: string): Promise<void> {
    const ownerId = await this.transfers.ownerOf(pageId);
    if (ownerId === null) throw pageNotFound();
    await this.sql.transaction(async (tx) => {
      const found = await this.staff.lock(pageId, caller.accountId, ownerId, tx);
      if (!found.page) throw pageNotFound();
      if (!found.caller) throw sessionEnded();
      await this.requireAsked(caller, pageId, tx);
      if ((await this.transfers.ownerOf(pageId, tx)) !== ownerId) throw notAsked();
      await this.transfers.end(pageId, tx);
      await this.transfers.tell(pageId, ownerId, 'handover', tx);
      await this.record(caller, pageId, ownerId, 'transfer_declined', tx);
    });
  }

  private async accept(caller: Identity, pageId: string, tx: Transaction): Promise<void> {
    await this.transfers.lockLife(tx);
    const ownerId = await this.transfers.ownerOf(pageId, tx);
    if (ownerId === null) throw pageNotFound();
    // Two windows accepted: the other one has.
    if (ownerId === caller.accountId) return;
    const { parties, isThere } = await this.transfers.lockForTransfer(
      pageId,
      [ownerId, caller.accountId],
      tx,
    );
    const from = parties.get(ownerId);
    const to = parties.get(caller.accountId);
    if (!isThere || !from) throw pageNotFound();
    if (!to || to.isSuspended) throw sessionEnded();
    await this.requireAsked(caller, pageId, tx);
    if (from.isSuspended) {
      throw forbidden(
        'This page cannot be handed over at the moment. Try again later, before the offer ends.',
      );
    }
    await this.transfers.transfer(pageId, ownerId, caller.accountId, tx);
    await this.transfers.tell(pageId, ownerId, 'handover', tx);
    await this.record(caller, pageId, ownerId, 'transferred', tx);
    await this.mails.queue(from, to, tx);
  }

  /** Locks the page with both members for its owner. */
  private async lockForOwner(
    caller: Identity,
    pageId: string,
    memberId: string,
    tx: Transaction,
  ): Promise<{ member: boolean }> {
    const found = await this.staff.lock(pageId, caller.accountId, memberId, tx);
    if (!found.page) throw pageNotFound();
    if (!found.caller) throw sessionEnded();
    if ((await this.staff.roleOf(pageId, caller.accountId, tx)) !== 'owner') throw notOwner();
    return found;
  }

  private async requireAsked(caller: Identity, pageId: string, tx: Transaction): Promise<void> {
    if ((await this.transfers.waiting(pageId, tx))?.memberId !== caller.accountId) throw notAsked();
  }

  private async record(
    caller: Identity,
    pageId: string,
    memberId: string,
    act: Extract<PageActName, `transfer${string}`>,
    tx: Transaction,
  ): Promise<void> {
    await this.acts.insert({ pageId, actorId: caller.accountId, act, memberId, reason: null }, tx);
    const action: AuditAction = `page_${act}`;
    await this.audit.record({ action, actor: caller, memberId, subject: { kind: 'page', id: pageId } }, tx);
  }

  private async answered(message: string, caller: Identity, pageId: string): Promise<PageRoleSetResponseDto> {
    return { success: true, message, data: await this.roles.rolesFor(caller, pageId) };
  }
}

const notOwner = () => forbidden('Only its owner can hand over a page');
const notAsked = () =>
  forbidden(
    'You are not asked to take over this page, or no more. Ask its owner for a new offer if you want to.',
  );
