import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorResponseDto } from '../src/common/envelope.dto.js';
import { RICH_TEXT } from '../src/common/rich-text-rules.js';
import { MAX_FILE_BYTES, MAX_FRAMES, MAX_PICTURES, MAX_PIXELS } from '../src/config/upload-limits.js';
import { documentBounds } from './bounds.js';
import { documentExamples } from './examples.js';
import { documentRefusals } from './refusals.js';

/** The contract, generated from the controllers and their DTO classes. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Campus Commons API')
    .setDescription(
      'Every call is POST with a JSON body unless it says multipart. Failures carry `message`, a stable `error` code and `requestId`.',
    )
    .setVersion('1')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'Authorization', description: "A member's token" },
      'member',
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'Authorization', description: "An administrator's token" },
      'administrator',
    )
    // Both sites generate their rich-text allow-list and their picture checks from these.
    .addExtension('x-rich-text', RICH_TEXT)
    .addExtension('x-upload-limits', {
      largestFile: MAX_FILE_BYTES,
      mostPictures: MAX_PICTURES,
      mostPixels: MAX_PIXELS,
      mostFrames: MAX_FRAMES,
    })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    // `feeds_getAllFeeds` reads better in generated clients than `FeedsController_getAllFeeds`.
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '').replace(/^./, (first) => first.toLowerCase())}_${method}`,
    extraModels: [ErrorResponseDto],
  });
  documentBounds(document, app);
  documentRefusals(document);
  documentExamples(document);
  return document;
}
