import { readFileSync } from 'node:fs';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The committed contract; `npm run check` compares it with the code. Beside `src` and `dist`. */
const CONTRACT = new URL('../openapi.json', import.meta.url);

/** Serves the contract at /docs. */
export function documentApi(app: INestApplication): void {
  const read = () => JSON.parse(readFileSync(CONTRACT, 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('docs', app, read, { jsonDocumentUrl: 'docs/openapi.json' });
}
