import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Follow } from './follow.entity.js';
import { Page } from './page.entity.js';
import { PagesController } from './pages.controller.js';
import { PagesRepository } from './pages.repository.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Page, Follow])],
  controllers: [PagesController],
  providers: [PagesRepository, PagesService],
  exports: [PagesService],
})
export class PagesModule {}
