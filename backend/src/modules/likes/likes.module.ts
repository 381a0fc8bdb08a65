import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.js';
import { LikeFacesRepository } from './like-faces.repository.js';
import { LikeToggles } from './like-toggles.service.js';
import { LikesController } from './likes.controller.js';
import { LikesRepository } from './likes.repository.js';
import { LikesService } from './likes.service.js';

@Module({
  imports: [FeedsModule],
  controllers: [LikesController],
  providers: [LikesService, LikesRepository, LikeFacesRepository, LikeToggles],
})
export class LikesModule {}
