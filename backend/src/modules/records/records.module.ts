import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { IssuingService } from './issuing.service.js';
import { RecordAnswersService } from './record-answers.service.js';
import { RecordsController } from './records.controller.js';
import { RecordsRepository } from './records.repository.js';
import { RecordsService } from './records.service.js';
import { RecordSigningModule } from './signing/record-signing.module.js';

@Module({
  imports: [ApplicationsModule, RecordSigningModule],
  controllers: [RecordsController],
  providers: [RecordsRepository, RecordsService, IssuingService, RecordAnswersService],
  exports: [RecordsService, RecordAnswersService],
})
export class RecordsModule {}
