import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics.server.js';
import { ProcessGauges } from './process-gauges.js';

/** Provides {@link Metrics} everywhere. */
@Global()
@Module({ providers: [Metrics, MetricsServer, ProcessGauges], exports: [Metrics] })
export class MetricsModule {}
