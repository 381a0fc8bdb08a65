import { Module } from '@nestjs/common';
import { HighlightsRepository } from './highlights.repository.js';
import { HighlightsService } from './highlights.service.js';
import { PublicController } from './public.controller.js';

@Module({ controllers: [PublicController], providers: [HighlightsRepository, HighlightsService] })
export class PublicModule {}
