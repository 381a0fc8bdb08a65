import { Global, Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { MaintenanceService } from './maintenance.service.js';

/** Provides {@link MaintenanceService} everywhere. */
@Global()
@Module({ imports: [SettingsModule], providers: [MaintenanceService], exports: [MaintenanceService] })
export class MaintenanceModule {}
