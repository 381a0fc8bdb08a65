import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { newRecordKey } from '../src/config/record-key.js';
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
process.env.RECORD_KEY ||= newRecordKey();

const app = await NestFactory.create(AppModule, { preview: true, logger: false });
const text = JSON.stringify(openApiDocument(app), null, 2);
// A reference on one line: each status of a call is then one line, too.
await writeFile(target, `${text.replace(/\{\s+("\$ref": "[^"]+")\s+\}/g, '{ $1 }')}\n`);
