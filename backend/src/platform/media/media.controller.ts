import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { notFound } from '../../common/app-error.js';
import { Public } from '../sessions/access.js';
import { RENDITION_WIDTHS_PIXELS, type RenditionWidth } from './rendition-widths.js';
import { MediaService } from './media.service.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves pictures. Their paths are secrets and their contents never change, so any cache may keep them. */
@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Public()
  @Get(':file')
  async get(
    @Param('file') file: string,
    @Query('w') width: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const stored = await this.media.open(file, renditionWidth(width));
    if (!stored) throw notFound('There is no such picture');
    response.set({
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      // The two sites show pictures, and they have other origins.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    return (
      new StreamableFile(stored.stream, { type: 'image/webp', length: stored.size })
        // By default a failed stream would be answered with a 400 that caches may keep for a year.
        .setErrorHandler((_error, broken) => broken.destroy?.())
    );
  }
}

function renditionWidth(text: string | undefined): RenditionWidth {
  return RENDITION_WIDTHS_PIXELS.find((width) => String(width) === text) ?? 1920;
}
