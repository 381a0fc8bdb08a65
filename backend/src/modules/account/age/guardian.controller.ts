import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../../common/envelope.dto.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Public } from '../../../platform/sessions/access.js';
import { GuardianAnswersService } from './guardian-answers.service.js';
import { AnswerGuardianDto, GuardianRequestResponseDto, GuardianTokenDto } from './guardian.dto.js';

/** The page that a mail to a parent or guardian links to. Its token, of 256 random bits, is the permission. */
@Controller('public')
export class GuardianController {
  constructor(private readonly answers: GuardianAnswersService) {}

  /** Who asks, and what became of the request. Opening the link changes nothing: programs that look for harmful links open it, too. */
  @Public()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getGuardianRequest')
  getGuardianRequest(@ReadBody() body: GuardianTokenDto): Promise<GuardianRequestResponseDto> {
    return this.answers.get(body.token);
  }

  /** Agrees, does not agree, or takes back what was agreed to. */
  @Public()
  @Refuses('not_found', 'state_changed')
  @HttpCode(200)
  @Post('answerGuardian')
  answerGuardian(@WriteBody() body: AnswerGuardianDto): Promise<MessageResponseDto> {
    return this.answers.answer(body);
  }
}
