import { Injectable } from '@nestjs/common';
import { AppError, badRequest, conflict, forbidden, notFound } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { parseId } from '../../../common/ids.js';
import type { ConsoleRole, Identity } from '../../../common/identity.js';
import type { PageRequestDto } from '../../../common/pagination.dto.js';
import { pageWindow, pagination } from '../../../common/pagination.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { SecondFactors } from '../../../platform/factors/second-factors.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { AdminAccountService } from '../account/admin-account.service.js';
import { AdministratorSetupService } from './administrator-setup.service.js';
import type {
  ConfirmedDto,
  ConsoleAccountIdDto,
  ConsoleAccountListResponseDto,
  CreateConsoleAccountDto,
  SetConsoleRoleDto,
  SetupLinkResponseDto,
} from './administrators.dto.js';
import { AdministratorsRepository } from './administrators.repository.js';

/**
 * The console's accounts. At least one administrator with a password is left after each change: acts take turns, so that of
 * two at once the second one sees what the first one did, to its own account, too.
 */
@Injectable()
export class AdministratorsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdministratorsRepository,
    private readonly account: AdminAccountService,
    private readonly setup: AdministratorSetupService,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactors,
    private readonly audit: AuditService,
  ) {}

  async list(request: PageRequestDto): Promise<ConsoleAccountListResponseDto> {
    const window = pageWindow(request);
    const [rows, total] = await Promise.all([this.repository.page(window), this.repository.count()]);
    const administrators = rows.map(({ createdAt, lastSignInAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
    }));
    return { success: true, data: { administrators, pagination: pagination(window, total) } };
  }

  /**
   * Makes an account without a password, and a link to choose one.
   * @throws AppError 400 for a wrong password or code, 409 when the user name or the address is taken
   */
  async create(caller: Identity, form: CreateConsoleAccountDto): Promise<SetupLinkResponseDto> {
    const { userName, role } = form;
    const email = form.email || null;
    const link = await this.act(caller, form, async (tx) => {
      const id = await this.repository.insert({ userName, role, email, passwordHash: null }, tx);
      if (id === null) throw conflict(await this.repository.taken(userName, tx));
      await this.record('administrator_added', caller, id, tx, { role });
      return this.setup.newLink(id, email, tx);
    });
    this.setup.sendQueued();
    return { success: true, message: `${userName} can choose a password with this link`, data: link };
  }

  /**
   * Changes what an account may do, in its open sessions, too: each request reads the role.
   * @throws AppError 400 for a wrong password or code, 404 when there is no such account, 409 for the last administrator
   */
  async setRole(caller: Identity, form: SetConsoleRoleDto): Promise<MessageResponseDto> {
    const { role } = form;
    await this.actOn(caller, form, async (id, tx) => {
      if (role !== 'administrator') await this.requireAnother(id, tx);
      if (await this.repository.setRole(id, role, tx))
        await this.record('administrator_role_set', caller, id, tx, { role });
    });
    return { success: true, message: ROLE_SET[role] };
  }

  /**
   * Removes an account with its sessions.
   * @throws AppError 400 for a wrong password or code, 404 when there is no such account, 409 for the last administrator
   */
  async remove(caller: Identity, form: ConsoleAccountIdDto): Promise<MessageResponseDto> {
    await this.actOn(caller, form, async (id, tx) => {
      await this.requireAnother(id, tx);
      await this.repository.remove(id, tx);
      await this.record('administrator_removed', caller, id, tx);
    });
    return { success: true, message: 'The account is removed' };
  }

  /**
   * Ends the password, the second factor and the sessions of an account, whose owner may have lost the device, too, and makes a link to choose another password.
   * @throws AppError 400 for a wrong password or code or the caller's own account, 404 when there is no such account, 409 for the
   * last administrator
   */
  async reset(caller: Identity, form: ConsoleAccountIdDto): Promise<SetupLinkResponseDto> {
    if (form.id === caller.accountId) throw badRequest('Change your own password in your profile');
    const { hadFactor, ...link } = await this.actOn(caller, form, async (id, tx) => {
      await this.requireAnother(id, tx);
      const email = await this.repository.forgetPassword(id, tx);
      const hadFactor = await this.factors.clear({ kind: 'administrator', accountId: id }, tx);
      await this.sessions.endAll('administrator', id, tx);
      await this.record('administrator_reset', caller, id, tx);
      if (hadFactor) await this.record('factors_cleared', caller, id, tx);
      return { hadFactor, ...(await this.setup.newLink(id, email, tx)) };
    });
    this.setup.sendQueued();
    const ended = hadFactor
      ? 'The old password, two-step sign-in and all sessions have ended'
      : 'The old password and all sessions have ended';
    return { success: true, message: ended, data: link };
  }

  private async actOn<Result>(
    caller: Identity,
    form: ConsoleAccountIdDto,
    work: (id: string, tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const id = parseId(form.id);
    return this.act(caller, form, async (tx) => {
      if (id === null || !(await this.repository.exists(id, tx))) throw accountNotFound();
      return work(id, tx);
    });
  }

  /**
   * Changes accounts, one after the other; the caller is still an administrator then, with the password that was typed.
   * @throws AppError 400 naming `password`, or `code` if the caller has a second factor; 429 after too many wrong ones
   */
  private async act<Result>(
    caller: Identity,
    { password, code }: ConfirmedDto,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const own = await this.account.requireCurrent(caller, 'password', password);
    await this.factors.require(caller, code);
    return this.sql.transaction(async (tx) => {
      await this.repository.takeTurn(tx);
      if (!(await this.repository.lockAdministrator(own, tx)))
        throw forbidden('You are no administrator any more, or your password has changed');
      return work(tx);
    });
  }

  /** Somebody else must be able to do all this. */
  private async requireAnother(id: string, tx: Transaction): Promise<void> {
    if (await this.repository.isLast(id, tx)) throw lastAdministrator();
  }

  private record(
    action: AuditAction,
    actor: Identity,
    administratorId: string,
    tx: Transaction,
    details: Record<string, string> = {},
  ): Promise<void> {
    return this.audit.record({ action, actor, details: { administratorId, ...details } }, tx);
  }
}

const ROLE_SET: Record<ConsoleRole, string> = {
  moderator: 'The account is a moderator now',
  administrator: 'The account is an administrator now',
};

const accountNotFound = () => notFound('This account does not exist any more');
const lastAdministrator = () =>
  new AppError(
    409,
    'last_administrator',
    'This is the only administrator who can sign in. Make somebody else an administrator first.',
  );
