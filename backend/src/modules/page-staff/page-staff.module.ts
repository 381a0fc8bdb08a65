import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageAct } from './page-act.entity.js';
import { PageActsRepository } from './page-acts.repository.js';
import { PageRole } from './page-role.entity.js';
import { PageStaffController } from './page-staff.controller.js';
import { PageStaffRepository } from './page-staff.repository.js';
import { PageStaffService } from './page-staff.service.js';

/** Who runs a page, and what they do for it. */
@Module({
  imports: [TypeOrmModule.forFeature([PageRole, PageAct])],
  controllers: [PageStaffController],
  providers: [PageStaffRepository, PageActsRepository, PageStaffService],
  exports: [PageStaffRepository, PageActsRepository],
})
export class PageStaffModule {}
