import { Module } from '@nestjs/common';
import { PagesController } from './pages.controller.js';
import { PagesRepository } from './pages.repository.js';
import { PagesService } from './pages.service.js';

@Module({
  controllers: [PagesController],
  providers: [PagesRepository, PagesService],
  exports: [PagesService],
})
export class PagesModule {}
