import { Module } from '@nestjs/common';
import { ArticlesRepository } from './articles.repository.js';
import { ArticlesService } from './articles.service.js';
import { HighlightsRepository } from './highlights.repository.js';
import { HighlightsService } from './highlights.service.js';
import { PublicProjectsRepository } from './public-projects.repository.js';
import { PublicProjectsService } from './public-projects.service.js';
import { PublicController } from './public.controller.js';

@Module({
  controllers: [PublicController],
  providers: [
    HighlightsRepository,
    HighlightsService,
    ArticlesRepository,
    PublicProjectsRepository,
    PublicProjectsService,
    ArticlesService,
  ],
})
export class PublicModule {}
