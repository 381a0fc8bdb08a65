import { Module } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.js';
import { FeedsController } from './feeds.controller.js';
import { FeedsRepository } from './feeds.repository.js';
import { FeedsService } from './feeds.service.js';

@Module({
  imports: [PagesModule],
  controllers: [FeedsController],
  providers: [FeedsService, FeedsRepository],
  exports: [FeedsService],
})
export class FeedsModule {}
