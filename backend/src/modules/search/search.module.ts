import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PostIndexService } from './post-index.service.js';
import { SearchController } from './search.controller.js';
import { SearchRepository } from './search.repository.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [FeedsModule, PagesModule],
  controllers: [SearchController],
  providers: [SearchService, SearchRepository, PostIndexService],
})
export class SearchModule {}
