import { Global, Module } from '@nestjs/common';
import { DeliveriesService } from './deliveries.service.js';

/** Provides {@link DeliveriesService} everywhere. */
@Global()
@Module({ providers: [DeliveriesService], exports: [DeliveriesService] })
export class DeliveriesModule {}
