import { Controller, HttpCode, Post } from '@nestjs/common';
import { ReadBody } from '../../common/request-body.js';
import { DisconnectSignal } from '../../platform/http/request-end.js';
import { Caller, ForMember } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import { FindDto, FindResponseDto, MemberSuggestionsResponseDto, SuggestMembersDto } from './search.dto.js';
import { SearchService } from './search.service.js';

@Controller('user/search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Members, pages and posts that have all the given words, and topics that begin with them; never by e-mail or phone. */
  @ForMember()
  @HttpCode(200)
  @Post('find')
  find(
    @Caller() caller: Identity,
    @ReadBody() body: FindDto,
    @DisconnectSignal() disconnected: AbortSignal,
  ): Promise<FindResponseDto> {
    return this.search.find(caller, body, disconnected);
  }

  /** Members whose name begins with what was typed, to mention them: the people of a post first. */
  @ForMember()
  @HttpCode(200)
  @Post('suggestMembers')
  suggestMembers(
    @Caller() caller: Identity,
    @ReadBody() body: SuggestMembersDto,
    @DisconnectSignal() disconnected: AbortSignal,
  ): Promise<MemberSuggestionsResponseDto> {
    return this.search.suggestMembers(caller, body, disconnected);
  }
}
