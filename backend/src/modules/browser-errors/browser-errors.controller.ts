import { Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import { WriteBody } from '../../common/request-body.js';
import { Public } from '../../platform/sessions/access.js';
import { ReportErrorDto } from './browser-errors.dto.js';
import { BrowserErrorsService } from './browser-errors.service.js';

const THANKS: MessageResponseDto = { success: true, message: 'Thank you' };

/** Of the member site. Each site has a call of its own, because it may call only its own paths (cors.ts). */
@Controller('public')
export class MemberSiteErrorsController {
  constructor(private readonly errors: BrowserErrorsService) {}

  /** Reports an error in a page of the member site to the operators. Bodies up to 8 kB. */
  @Public()
  @HttpCode(200)
  @Post('reportError')
  report(@Ip() address: string, @WriteBody() body: ReportErrorDto): MessageResponseDto {
    this.errors.report('member', address, body);
    return THANKS;
  }
}

/** Of the console. */
@Controller('admin')
export class ConsoleErrorsController {
  constructor(private readonly errors: BrowserErrorsService) {}

  /** Reports an error in a page of the console to the operators. Bodies up to 8 kB. */
  @Public()
  @HttpCode(200)
  @Post('reportError')
  report(@Ip() address: string, @WriteBody() body: ReportErrorDto): MessageResponseDto {
    this.errors.report('console', address, body);
    return THANKS;
  }
}
