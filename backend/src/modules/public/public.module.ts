import { Module } from '@nestjs/common';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { HighlightsRepository } from './highlights.repository.js';
import { HighlightsService } from './highlights.service.js';
import { PublicProjectsRepository } from './public-projects.repository.js';
import { PublicProjectsService } from './public-projects.service.js';
import { RecordsModule } from '../records/records.module.js';
import { PublicRecordsRepository } from './public-records.repository.js';
import { PublicRecordsService } from './public-records.service.js';
import { PublicController } from './public.controller.js';

@Module({
  imports: [RecordsModule],
  controllers: [PublicController],
  providers: [
    HighlightsRepository,
    HighlightsService,
    ArticlesRepository,
    PublicProjectsRepository,
    PublicProjectsService,
    PublicRecordsRepository,
    PublicRecordsService,
    ArticlesService,
  ],
})
export class PublicModule {}
