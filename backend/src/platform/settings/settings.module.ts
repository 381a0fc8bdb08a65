import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Metrics } from '../metrics/metrics.js';
import { LAST_BACKUP, type LastBackup } from './last-backup.js';
import { Setting } from './setting.entity.js';
import { SettingsRepository } from './settings.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([Setting])],
  providers: [SettingsRepository],
  exports: [SettingsRepository],
})
export class SettingsModule {
  constructor(metrics: Metrics, settings: SettingsRepository) {
    metrics.watch(
      'campus_last_backup_timestamp_seconds',
      'When the last backup was finished, in seconds since 1970; 0: never',
      async () => {
        const last = await settings.read<LastBackup>(LAST_BACKUP);
        return last ? Date.parse(last.finishedAt) / 1000 : 0;
      },
    );
  }
}
