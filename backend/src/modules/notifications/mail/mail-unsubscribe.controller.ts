import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiQuery } from '@nestjs/swagger';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import { WriteBody } from '../../../common/request-body.js';
import { Refuses } from '../../../common/refuses.js';
import { IgnoresForm } from '../../../platform/http/content-type.guard.js';
import { Public } from '../../../platform/sessions/access.js';
import { UnsubscribeDto } from './mail-unsubscribe.dto.js';
import { MailUnsubscribeService } from './mail-unsubscribe.service.js';

@Controller('public/mail')
export class MailUnsubscribeController {
  constructor(private readonly subscriptions: MailUnsubscribeService) {}

  /**
   * Ends the mails of a list, by the token of a link in one of them. Mail programs send a form, which is ignored, and have the
   * token in the address (RFC 8058); the member site sends JSON.
   */
  @Public()
  @ApiQuery({
    name: 'token',
    required: false,
    type: String,
    description: 'The token, where the body is a form.',
  })
  @IgnoresForm()
  @Refuses('unsubscribe_link_dead')
  @HttpCode(200)
  @Post('unsubscribe')
  unsubscribe(
    @WriteBody() body: UnsubscribeDto,
    @Query('token') token?: unknown,
  ): Promise<MessageResponseDto> {
    return this.subscriptions.end(body.token ?? textOf(token));
  }

  /** For mail programs that open the link in a browser: leads to the page with the button, and changes nothing. */
  @Public()
  @ApiExcludeEndpoint()
  @Redirect(undefined, 303)
  @Get('unsubscribe')
  open(@Query('token') token?: unknown): { url: string } {
    return { url: this.subscriptions.page(textOf(token)) };
  }
}

/** An address may have no token, or several. */
const textOf = (token: unknown): string => (typeof token === 'string' ? token : '');
