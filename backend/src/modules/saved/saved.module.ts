import { Module } from '@nestjs/common';
import { FeedsModule } from '../feeds/feeds.module.js';
import { SavedController } from './saved.controller.js';
import { SavedRepository } from './saved.repository.js';
import { SavedService } from './saved.service.js';

@Module({
  imports: [FeedsModule],
  controllers: [SavedController],
  providers: [SavedService, SavedRepository],
})
export class SavedModule {}
