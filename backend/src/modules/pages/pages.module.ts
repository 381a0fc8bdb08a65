import { Module } from '@nestjs/common';
import { PagesRepository } from './pages.repository.js';
import { PagesService } from './pages.service.js';

@Module({ providers: [PagesRepository, PagesService], exports: [PagesService] })
export class PagesModule {}
