import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { WriteBody } from '../../../common/request-body.js';
import { Caller, ForModerator, OpenWithoutFactor, Public } from '../../../platform/sessions/access.js';
import { RequestClient, type Client } from '../../../platform/sessions/client.js';
import type { Identity } from '../../../common/identity.js';
import { AdministratorSetupService } from '../administrators/administrator-setup.service.js';
import { CompleteSetupDto, CompleteSetupResponseDto } from '../administrators/administrators.dto.js';
import { AdminAuthService } from './admin-auth.service.js';
import { AdminLoginDto, AdminLoginResponseDto } from './admin-account.dto.js';

@Controller('admin/auth')
export class AdminAuthController {
  constructor(
    private readonly auth: AdminAuthService,
    private readonly setup: AdministratorSetupService,
  ) {}

  /** Signs an administrator in and returns the token of a new session. */
  @Public()
  @Refuses('invalid_credentials', 'second_factor_required')
  @HttpCode(200)
  @Post('login')
  login(@WriteBody() body: AdminLoginDto, @RequestClient() client: Client): Promise<AdminLoginResponseDto> {
    return this.auth.login(body, client);
  }

  /** Chooses the password of an account by its set-up link, which works once. Does not sign in. */
  @Public()
  @Refuses('reset_link_dead')
  @HttpCode(200)
  @Post('completeSetup')
  completeSetup(@WriteBody() body: CompleteSetupDto): Promise<CompleteSetupResponseDto> {
    return this.setup.complete(body);
  }

  /** Ends this session; its token is refused from now on. */
  @ForModerator()
  @OpenWithoutFactor()
  @HttpCode(200)
  @Post('logout')
  logout(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.auth.logout(caller);
  }
}
