import { Controller, HttpCode, Post } from '@nestjs/common';
import { Refuses } from '../../common/refuses.js';
import { ReadBody } from '../../common/request-body.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Public } from '../../platform/sessions/access.js';
import { GetTransparencyDto, TransparencyResponseDto } from './transparency.dto.js';
import { TransparencyService } from './transparency.service.js';

@Controller('public')
export class TransparencyController {
  constructor(private readonly transparency: TransparencyService) {}

  /** What was reported, decided and answered in a whole month. Numbers below 5 are left out. */
  @Public()
  @Refuses('not_found')
  @Limited('TRANSPARENCY')
  @HttpCode(200)
  @Post('getTransparency')
  getTransparency(@ReadBody() body: GetTransparencyDto): Promise<TransparencyResponseDto> {
    return this.transparency.get(body);
  }
}
