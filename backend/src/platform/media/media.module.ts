import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
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
export class MediaModule {}
