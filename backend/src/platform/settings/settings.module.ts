import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Setting } from './setting.entity.js';
import { SettingsRepository } from './settings.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([Setting])],
  providers: [SettingsRepository],
  exports: [SettingsRepository],
})
export class SettingsModule {}
