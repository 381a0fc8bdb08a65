import { Module } from '@nestjs/common';
import { OpeningsModule } from '../openings/openings.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { ApplicationCompletionService } from './application-completion.service.js';
import { ApplicationEndsService } from './application-ends.service.js';
import { ApplicationStatesService } from './application-states.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { ApplyingService } from './applying.service.js';
import { BoardService } from './board.service.js';

@Module({
  imports: [OpeningsModule, ProjectsModule],
  controllers: [ApplicationsController],
  providers: [
    ApplicationsRepository,
    ApplicationsService,
    ApplyingService,
    ApplicationStatesService,
    BoardService,
    ApplicationEndsService,
    ApplicationCompletionService,
  ],
  exports: [ApplicationsService, ApplicationCompletionService],
})
export class ApplicationsModule {}
