import { Controller, HttpCode, Post } from '@nestjs/common';
import { EmptyDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody } from '../../common/request-body.js';
import { Public } from '../../platform/sessions/access.js';
import { ArticlesService } from './articles.service.js';
import { HighlightsService } from './highlights.service.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { RecordSerialDto, VerifyRecordDto } from '../records/record-requests.dto.js';
import { PublicRecordResponseDto, RecordCheckResponseDto } from './public-record.dto.js';
import { PublicRecordsService } from './public-records.service.js';
import { PublicProjectsService } from './public-projects.service.js';
import { GetPublicProjectDto, PublicProjectResponseDto } from './public-project.dto.js';
import { GetPublicArticleDto, HighlightsResponseDto, PublicArticleResponseDto } from './public.dto.js';

@Controller('public')
export class PublicController {
  constructor(
    private readonly highlights: HighlightsService,
    private readonly articles: ArticlesService,
    private readonly projects: PublicProjectsService,
    private readonly records: PublicRecordsService,
  ) {}

  /** Popular pages and rounded totals, for the landing page; at most a minute old. */
  @Public()
  @HttpCode(200)
  @Post('getHighlights')
  getHighlights(@ReadBody() _body: EmptyDto): Promise<HighlightsResponseDto> {
    return this.highlights.get();
  }

  /** An article whose author lets everybody with the link read it. */
  @Public()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getArticle')
  getArticle(@ReadBody() body: GetPublicArticleDto): Promise<PublicArticleResponseDto> {
    return this.articles.get(body.id);
  }

  /** A project whose owner lets everybody with the link read it. */
  @Public()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getProject')
  getProject(@ReadBody() body: GetPublicProjectDto): Promise<PublicProjectResponseDto> {
    return this.projects.get(body.id);
  }

  /** A record that its holder accepted, also if it was revoked since. */
  @Public()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getRecord')
  getRecord(@ReadBody() body: RecordSerialDto): Promise<PublicRecordResponseDto> {
    return this.records.get(body.serial);
  }

  /** Whether the site signed a credential, and what has become of its record. */
  @Public()
  @Limited('VERIFY_RECORD')
  @HttpCode(200)
  @Post('verifyRecord')
  verifyRecord(@ReadBody() body: VerifyRecordDto): Promise<RecordCheckResponseDto> {
    return this.records.verify(body.credential);
  }
}
