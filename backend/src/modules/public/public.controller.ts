import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto } from '../../common/envelope.dto.js';
import { ReadBody } from '../../common/request-body.js';
import { Public } from '../../platform/sessions/access.js';
import { HighlightsService } from './highlights.service.js';
import { HighlightsResponseDto } from './public.dto.js';

@Controller('public')
export class PublicController {
  constructor(private readonly highlights: HighlightsService) {}

  /** Popular pages and rounded totals, for the landing page; at most a minute old. */
  @Public()
  @HttpCode(200)
  @Post('getHighlights')
  getHighlights(@ReadBody() _body: EmptyDto): Promise<HighlightsResponseDto> {
    return this.highlights.get();
  }
}
