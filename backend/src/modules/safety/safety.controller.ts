import { Controller, HttpCode, Post } from '@nestjs/common';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import { RelationsService } from './relations.service.js';
import {
  GetRelationsDto,
  RelationListResponseDto,
  RelationResponseDto,
  SetRelationDto,
} from './safety.dto.js';

@Controller('user/safety')
export class SafetyController {
  constructor(private readonly relations: RelationsService) {}

  /** Mutes or blocks another member, or ends that. The other member is not told. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @Limited('RELATION')
  @HttpCode(200)
  @Post('setRelation')
  setRelation(@Caller() caller: Identity, @WriteBody() body: SetRelationDto): Promise<RelationResponseDto> {
    return this.relations.set(caller, body);
  }

  /** The members whom the caller muted or blocked, latest first. */
  @ForMember()
  @HttpCode(200)
  @Post('getRelations')
  getRelations(
    @Caller() caller: Identity,
    @ReadBody() body: GetRelationsDto,
  ): Promise<RelationListResponseDto> {
    return this.relations.list(caller, body);
  }
}
