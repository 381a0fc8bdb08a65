import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.js';
import { AnswersRepository } from './answers.repository.js';
import { AnswersService } from './answers.service.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { ThreadsRepository } from './threads.repository.js';

@Module({
  imports: [FeedsModule],
  controllers: [CommentsController],
  providers: [CommentsService, CommentsRepository, AnswersService, AnswersRepository, ThreadsRepository],
})
export class CommentsModule {}
