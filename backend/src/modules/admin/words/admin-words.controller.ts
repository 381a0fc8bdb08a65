import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto, MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { Refuses } from '../../../common/refuses.js';
import { ReadBody, WriteBody } from '../../../common/request-body.js';
import { Limited } from '../../../platform/limits/limit.guard.js';
import { Caller, ForAdministrator } from '../../../platform/sessions/access.js';
import { DeleteWordRuleDto, SaveWordRuleDto, WordRuleListResponseDto } from './admin-words.dto.js';
import { AdminWordsService } from './admin-words.service.js';

@Controller('admin/words')
export class AdminWordsController {
  constructor(private readonly words: AdminWordsService) {}

  /** The words and phrases that open a case; at most 200. */
  @ForAdministrator()
  @HttpCode(200)
  @Post('get')
  get(@ReadBody() _body: EmptyDto): Promise<WordRuleListResponseDto> {
    return this.words.list();
  }

  /** Adds a word or changes one. It counts for posts and comments that are written or edited from then on. */
  @ForAdministrator()
  @Refuses('not_found', 'conflict')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('save')
  save(@Caller() caller: Identity, @WriteBody() body: SaveWordRuleDto): Promise<MessageResponseDto> {
    return this.words.save(caller, body);
  }

  /** Deletes a word. Cases that it has opened stay. */
  @ForAdministrator()
  @Refuses('not_found')
  @Limited('MODERATION')
  @HttpCode(200)
  @Post('delete')
  delete(@Caller() caller: Identity, @WriteBody() body: DeleteWordRuleDto): Promise<MessageResponseDto> {
    return this.words.delete(caller, body.id);
  }
}
