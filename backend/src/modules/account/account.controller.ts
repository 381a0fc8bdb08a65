import { Controller, HttpCode, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { EmptyDto, MessageResponseDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { fileDownload } from '../../platform/http/file-download.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited, Public } from '../../platform/sessions/access.js';
import { RequestClient, type Client } from '../../platform/sessions/client.js';
import type { Identity } from '../../common/identity.js';
import { OwnSessionsService } from '../../platform/sessions/own-sessions.service.js';
import { EndSessionDto, SessionListResponseDto } from '../../platform/sessions/sessions.dto.js';
import { ChangePasswordDto } from '../auth/auth.dto.js';
import { EmailChangesService } from '../auth/email-changes.service.js';
import { EmailConfirmationService } from '../auth/email-confirmation.service.js';
import { ChangeEmailDto, EmailChangeResponseDto } from '../auth/email.dto.js';
import { PasswordsService } from '../auth/passwords.service.js';
import { DeleteAccountDto, RestoreAccountDto } from './account.dto.js';
import { AccountExportService } from './account-export.service.js';
import { AccountLifeService } from './account-life.service.js';
import { GetRemovalsDto, RemovalListResponseDto } from './removals.dto.js';
import { RemovalsService } from './removals.service.js';

@Controller('user/account')
export class AccountController {
  constructor(
    private readonly sessions: OwnSessionsService,
    private readonly exports: AccountExportService,
    private readonly life: AccountLifeService,
    private readonly passwords: PasswordsService,
    private readonly confirmations: EmailConfirmationService,
    private readonly emailChanges: EmailChangesService,
    private readonly removals: RemovalsService,
  ) {}

  /** Changes the password; other sessions end. */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('changePassword')
  changePassword(
    @Caller() caller: Identity,
    @WriteBody() body: ChangePasswordDto,
  ): Promise<MessageResponseDto> {
    return this.passwords.change(caller, body);
  }

  /** Mails a link that confirms the account's e-mail address; none if it is already confirmed. */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('sendConfirmation')
  sendConfirmation(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.confirmations.mailLink(caller);
  }

  /**
   * Mails a link to a new e-mail address, which replaces the account's once the link was used, and tells the old address.
   * The answer does not reveal whether somebody else has the new address; that one gets no mail.
   */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('changeEmail')
  changeEmail(@Caller() caller: Identity, @WriteBody() body: ChangeEmailDto): Promise<MessageResponseDto> {
    return this.emailChanges.request(caller, body);
  }

  /** The requested change of the e-mail address that waits for its link to be opened. */
  @ForMember()
  @HttpCode(200)
  @Post('getEmailChange')
  getEmailChange(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<EmailChangeResponseDto> {
    return this.emailChanges.waiting(caller);
  }

  /** Mails the link to the waiting e-mail address again; the link before stops working. */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('resendEmailChange')
  resendEmailChange(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.emailChanges.resend(caller);
  }

  /** Cancels the waiting change of the e-mail address: its link stops working. */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('cancelEmailChange')
  cancelEmailChange(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.emailChanges.cancel(caller);
  }

  /** The member's live sessions. */
  @ForMember()
  @HttpCode(200)
  @Post('getSessions')
  getSessions(@Caller() caller: Identity, @ReadBody() _body: EmptyDto): Promise<SessionListResponseDto> {
    return this.sessions.list(caller);
  }

  /** Signs out one of the member's devices. */
  @ForMember()
  @OpenToLimited()
  @Refuses('not_found')
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('endSession')
  endSession(@Caller() caller: Identity, @WriteBody() body: EndSessionDto): Promise<MessageResponseDto> {
    return this.sessions.end(caller, body.id);
  }

  /** Signs out all the member's other devices. */
  @ForMember()
  @OpenToLimited()
  @Limited('SETTINGS')
  @HttpCode(200)
  @Post('endOtherSessions')
  endOtherSessions(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.sessions.endOthers(caller);
  }

  /** The member's posts, pages and comments that administrators removed, with the notes to the author. */
  @ForMember()
  @HttpCode(200)
  @Post('getRemovals')
  getRemovals(@Caller() caller: Identity, @ReadBody() body: GetRemovalsDto): Promise<RemovalListResponseDto> {
    return this.removals.list(caller, body);
  }

  /** All data of the member, as a ZIP archive of JSON files and pictures with a README.txt. */
  @ForMember()
  @ApiOkResponse({
    description: 'A ZIP archive. If it cannot be completed, the connection is closed before its end.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @HttpCode(200)
  @Post('export')
  async export(
    @Caller() caller: Identity,
    @ReadBody() _body: EmptyDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const archive = await this.exports.open(caller);
    return fileDownload(archive, response, { type: 'application/zip', name: 'campus-commons.zip' });
  }

  /**
   * Deletes the account (soft delete): it is hidden and signed out at once, can be restored for 14 days, and is then
   * purged.
   */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('delete')
  delete(@Caller() caller: Identity, @WriteBody() body: DeleteAccountDto): Promise<MessageResponseDto> {
    return this.life.delete(caller, body.password);
  }

  /** Restores a deleted account within 14 days. Does not sign the member in. */
  @Public()
  @Refuses('invalid_credentials', 'second_factor_required', 'forbidden')
  @HttpCode(200)
  @Post('restore')
  restore(
    @WriteBody() body: RestoreAccountDto,
    @RequestClient() client: Client,
  ): Promise<MessageResponseDto> {
    return this.life.restore(body, client);
  }
}
