import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { openApiDocument } from './document.js';

/** Writes the contract to the file named on the command line. Preview mode starts nothing, so it needs no database. */
const target = process.argv[2];
if (!target) {
  console.error('Usage: npm run openapi:emit -w backend -- <file>');
  process.exit(1);
}
process.env.DATABASE_URL ||= 'postgres://preview@localhost/preview';
process.env.DATA_DIR ||= '.';
process.env.MEMBER_TOKEN_KEY ||= randomBytes(32).toString('base64');
process.env.ADMIN_TOKEN_KEY ||= randomBytes(32).toString('base64');

const app = await NestFactory.create(AppModule, { preview: true, logger: false });
await writeFile(target, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
