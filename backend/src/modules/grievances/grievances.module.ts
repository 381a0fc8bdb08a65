import { Module } from '@nestjs/common';
import { GrievanceMailsService } from './grievance-mails.service.js';
import { GrievancesController } from './grievances.controller.js';
import { GrievancesRepository } from './grievances.repository.js';
import { GrievancesService } from './grievances.service.js';

/** Grievances of anybody. Administrators answer them in `admin/grievances`. */
@Module({
  controllers: [GrievancesController],
  providers: [GrievanceMailsService, GrievancesRepository, GrievancesService],
  exports: [GrievanceMailsService],
})
export class GrievancesModule {}
