import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { ReviewModule } from '../review/review.module.js';
import { PageAct } from './page-act.entity.js';
import { PageActsRepository } from './page-acts.repository.js';
import { PageBan } from './page-ban.entity.js';
import { PageBansController } from './page-bans.controller.js';
import { PageBansRepository } from './page-bans.repository.js';
import { PageBansService } from './page-bans.service.js';
import { PageRemovalsController } from './page-removals.controller.js';
import { PageRemovalsRepository } from './page-removals.repository.js';
import { PageRemovalsService } from './page-removals.service.js';
import { PageRole } from './page-role.entity.js';
import { PageStaffController } from './page-staff.controller.js';
import { PageStaffRepository } from './page-staff.repository.js';
import { PageStaffService } from './page-staff.service.js';
import { PageTransferMailsService } from './page-transfer-mails.service.js';
import { PageTransfer } from './page-transfer.entity.js';
import { PageTransfersController } from './page-transfers.controller.js';
import { PageTransfersRepository } from './page-transfers.repository.js';
import { PageTransfersService } from './page-transfers.service.js';

/** Who runs a page, and what they do for it. */
@Module({
  imports: [TypeOrmModule.forFeature([PageRole, PageBan, PageAct, PageTransfer]), AuthModule, ReviewModule],
  controllers: [PageStaffController, PageBansController, PageTransfersController, PageRemovalsController],
  providers: [
    PageStaffRepository,
    PageActsRepository,
    PageBansRepository,
    PageStaffService,
    PageBansService,
    PageTransfersRepository,
    PageTransferMailsService,
    PageTransfersService,
    PageRemovalsRepository,
    PageRemovalsService,
  ],
  exports: [PageStaffRepository, PageActsRepository],
})
export class PageStaffModule {}
