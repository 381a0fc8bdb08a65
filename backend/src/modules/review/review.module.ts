import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ApprovalRequestsService } from './approval-requests.service.js';
import { DecisionsService } from './decisions.service.js';
import { HoldsRepository } from './holds.repository.js';
import { HoldsService } from './holds.service.js';
import { MeasuresRepository } from './measures.repository.js';
import { MeasuresService } from './measures.service.js';
import { ModerationMailService } from './moderation-mail.service.js';
import { ReportsService } from './reports.service.js';
import { ReviewController } from './review.controller.js';
import { SignalsRepository } from './signals/signals.repository.js';
import { SignalsService } from './signals/signals.service.js';
import { ReviewRepository } from './review.repository.js';

/** Reports, and what members learn of decisions. Administrators decide in `admin/review`. */
@Module({
  imports: [AuthModule],
  controllers: [ReviewController],
  providers: [
    ApprovalRequestsService,
    DecisionsService,
    HoldsRepository,
    HoldsService,
    MeasuresRepository,
    MeasuresService,
    ModerationMailService,
    ReportsService,
    ReviewRepository,
    SignalsRepository,
    SignalsService,
  ],
  exports: [ApprovalRequestsService, HoldsService, MeasuresService, SignalsService],
})
export class ReviewModule {}
