import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { WriteBody } from '../../../common/request-body.js';
import { Caller, ForAdministrator, OpenWithoutFactor, Public } from '../../../platform/sessions/access.js';
import { RequestClient, type Client } from '../../../platform/sessions/client.js';
import type { Identity } from '../../../common/identity.js';
import { LoginResponseDto } from '../../auth/auth.dto.js';
import { AdminAuthService } from './admin-auth.service.js';
import { AdminLoginDto } from './admin-account.dto.js';

@Controller('admin/auth')
export class AdminAuthController {
  constructor(private readonly auth: AdminAuthService) {}

  /** Signs an administrator in and returns the token of a new session. */
  @Public()
  @Refuses('invalid_credentials', 'second_factor_required')
  @HttpCode(200)
  @Post('login')
  login(@WriteBody() body: AdminLoginDto, @RequestClient() client: Client): Promise<LoginResponseDto> {
    return this.auth.login(body, client);
  }

  /** Ends this session; its token is refused from now on. */
  @ForAdministrator()
  @OpenWithoutFactor()
  @HttpCode(200)
  @Post('logout')
  logout(@Caller() caller: Identity, @WriteBody() _body: EmptyDto): Promise<MessageResponseDto> {
    return this.auth.logout(caller);
  }
}
