import { Module } from '@nestjs/common';
import { ReviewModule } from '../review/review.module.js';
import { OpeningSavesService } from './opening-saves.service.js';
import { OpeningWritingService } from './opening-writing.service.js';
import { OpeningsController } from './openings.controller.js';
import { OpeningsRepository } from './openings.repository.js';
import { OpeningsService } from './openings.service.js';

@Module({
  imports: [ReviewModule],
  controllers: [OpeningsController],
  providers: [OpeningsRepository, OpeningsService, OpeningWritingService, OpeningSavesService],
  exports: [OpeningsRepository, OpeningsService],
})
export class OpeningsModule {}
