import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Metrics } from '../metrics/metrics.js';
import { ImagePipeline } from './image-pipeline.js';
import { MediaController } from './media.controller.js';
import { MediaOutboxRepository } from './media-outbox.repository.js';
import { MediaOutboxService } from './media-outbox.service.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './media-store.js';
import { openStore } from './open-store.js';

/** Pictures: uploading, serving, cleaning up. */
@Global()
@Module({
  controllers: [MediaController],
  providers: [
    ImagePipeline,
    MediaOutboxRepository,
    MediaOutboxService,
    MediaRepository,
    MediaService,
    { provide: MediaStore, useFactory: openStore, inject: [Env] },
  ],
  exports: [MediaOutboxRepository, MediaService],
})
export class MediaModule {
  constructor(metrics: Metrics, media: MediaService, outbox: MediaOutboxRepository) {
    metrics.watch(
      'campus_pictures_waiting',
      'Uploaded pictures waiting to be decoded: for a core, or for memory',
      () => media.picturesWaiting,
    );
    metrics.watch(
      'campus_media_outbox_files',
      'Pictures whose files have yet to be removed or moved; growing for hours: the store rejects requests',
      () => outbox.length(),
    );
    metrics.watch(
      'campus_media_outbox_set_aside',
      'Of these, pictures that the store refused three times in a row: retried every quarter of an hour, without blocking others',
      () => outbox.setAside(),
    );
  }
}
