import { Controller, HttpCode, Post } from '@nestjs/common';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import { FeedListResponseDto } from '../feeds/feeds.dto.js';
import { GetSavedDto, SetSavedDto, SetSavedResponseDto } from './saved.dto.js';
import { SavedService } from './saved.service.js';

@Controller('user/saved')
export class SavedController {
  constructor(private readonly saved: SavedService) {}

  /** Saves a post for the caller alone, or takes it from the saved ones; at most 10,000. Nobody is told. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('LIKE')
  @Post('set')
  set(@Caller() caller: Identity, @WriteBody() body: SetSavedDto): Promise<SetSavedResponseDto> {
    return this.saved.set(caller, body);
  }

  /** The posts that the caller saved, newest saved first. */
  @ForMember()
  @HttpCode(200)
  @Post('getAll')
  getAll(@Caller() caller: Identity, @ReadBody() body: GetSavedDto): Promise<FeedListResponseDto> {
    return this.saved.list(caller, body);
  }
}
