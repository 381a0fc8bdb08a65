import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, LeavesLastSeen, OpenToLimited, Public } from '../../platform/sessions/access.js';
import { RequestClient, type Client } from '../../platform/sessions/client.js';
import type { Identity } from '../../common/identity.js';
import {
  CheckResetLinkDto,
  ForgotPasswordDto,
  LoginDto,
  LoginResponseDto,
  ResetPasswordDto,
  ResetPasswordResponseDto,
  SignUpDto,
} from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { ConfirmEmailDto } from './email.dto.js';
import { PasswordResetsService } from './password-resets.service.js';

@Controller('user/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly resets: PasswordResetsService,
    private readonly confirmations: EmailConfirmationService,
  ) {}

  /** Creates an account for a new member. Does not sign the member in. */
  @Public()
  @Refuses('conflict')
  @Limited('SIGN_UP')
  @Post('signUp')
  signUp(@WriteBody() body: SignUpDto): Promise<MessageResponseDto> {
    return this.auth.signUp(body);
  }

  /**
   * Signs a member in and returns the token of a new session. An account with a second factor also needs its `code`: without it the
   * right password is answered with 401 `second_factor_required`, and the same call is repeated with the code.
   */
  @Public()
  @Refuses('invalid_credentials', 'second_factor_required', 'account_suspended', 'account_deleted')
  @HttpCode(200)
  @Post('login')
  login(@WriteBody() body: LoginDto, @RequestClient() client: Client): Promise<LoginResponseDto> {
    return this.auth.login(body, client);
  }

  /** Ends this session; its token is refused from now on. */
  @ForMember()
  @OpenToLimited()
  @HttpCode(200)
  @Post('logout')
  logout(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.auth.logout(caller);
  }

  /**
   * Whether this session is active: 200, or the 401 or 503 that every other call would answer. Sites poll it, so it
   * does not count as activity: it does not update when the session was last seen.
   */
  @ForMember()
  @LeavesLastSeen()
  @HttpCode(200)
  @Post('checkSession')
  checkSession(@ReadBody() _body: EmptyDto): MessageResponseDto {
    // The access guard has already checked the session.
    return { success: true, message: 'Signed in' };
  }

  /** Mails a link to set a new password. The answer does not reveal whether the account exists. */
  @Public()
  @HttpCode(200)
  @Post('forgotPassword')
  forgotPassword(
    @WriteBody() body: ForgotPasswordDto,
    @RequestClient() client: Client,
  ): Promise<MessageResponseDto> {
    return this.resets.mailLink(body.email, client);
  }

  /** Whether a mailed link can still set a new password: 200, or the 400 of `resetPassword`. Does not use the link up. */
  @Public()
  @Refuses('reset_link_dead')
  @HttpCode(200)
  @Post('checkResetLink')
  checkResetLink(@ReadBody() body: CheckResetLinkDto): Promise<MessageResponseDto> {
    return this.resets.checkLink(body);
  }

  /** Sets a new password with a mailed link; ends all sessions of the account. */
  @Public()
  @Refuses('reset_link_dead')
  @HttpCode(200)
  @Post('resetPassword')
  resetPassword(@WriteBody() body: ResetPasswordDto): Promise<ResetPasswordResponseDto> {
    return this.resets.setPassword(body);
  }

  /**
   * Confirms an e-mail address with a mailed link; a new address replaces the account's old one from now on. Does not sign
   * the member in.
   */
  @Public()
  @Refuses('confirm_link_dead', 'conflict')
  @HttpCode(200)
  @Post('confirmEmail')
  confirmEmail(@WriteBody() body: ConfirmEmailDto): Promise<MessageResponseDto> {
    return this.confirmations.confirm(body.token);
  }
}
