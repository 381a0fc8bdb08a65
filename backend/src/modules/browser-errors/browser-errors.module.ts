import { Module } from '@nestjs/common';
import { ConsoleErrorsController, MemberSiteErrorsController } from './browser-errors.controller.js';
import { BrowserErrorsService } from './browser-errors.service.js';

@Module({
  controllers: [ConsoleErrorsController, MemberSiteErrorsController],
  providers: [BrowserErrorsService],
})
export class BrowserErrorsModule {}
