import { Module } from '@nestjs/common';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';

@Module({ controllers: [CommentsController], providers: [CommentsService, CommentsRepository] })
export class CommentsModule {}
