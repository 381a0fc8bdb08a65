import { Global, Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { InstallationGauges } from './installation-gauges.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics.server.js';
import { ProcessGauges } from './process-gauges.js';

/** Provides {@link Metrics} everywhere. */
@Global()
@Module({
  imports: [SettingsModule],
  providers: [Metrics, MetricsServer, ProcessGauges, InstallationGauges],
  exports: [Metrics],
})
export class MetricsModule {}
