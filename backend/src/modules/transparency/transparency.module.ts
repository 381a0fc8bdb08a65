import { Module } from '@nestjs/common';
import { MonthCountsRepository } from './month-counts.repository.js';
import { TransparencyController } from './transparency.controller.js';
import { TransparencyRepository } from './transparency.repository.js';
import { TransparencyService } from './transparency.service.js';

/** What was reported, decided and answered in each month, for everybody. */
@Module({
  controllers: [TransparencyController],
  providers: [MonthCountsRepository, TransparencyRepository, TransparencyService],
  exports: [TransparencyService],
})
export class TransparencyModule {}
