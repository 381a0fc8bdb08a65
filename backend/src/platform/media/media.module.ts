import { Global, Module } from '@nestjs/common';
import { DiskStore } from './disk-store.js';
import { ImagePipeline } from './image-pipeline.js';
import { MediaController } from './media.controller.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './media-store.js';

/** Pictures: taking in, serving, cleaning up. */
@Global()
@Module({
  controllers: [MediaController],
  providers: [ImagePipeline, MediaRepository, MediaService, { provide: MediaStore, useClass: DiskStore }],
  exports: [MediaService],
})
export class MediaModule {}
