import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { configureApp } from './app.setup.js';
import { Env, readEnv } from './config/env.js';

/** Milliseconds; longer than any proxy keeps an idle connection, so that it never reuses one we are closing. */
const KEEP_ALIVE = 65_000;

async function start(): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    bufferLogs: true,
    bodyParser: false,
  });
  configureApp(app);
  const server = await app.listen(app.get(Env).API_PORT);
  server.keepAliveTimeout = KEEP_ALIVE;
  server.headersTimeout = KEEP_ALIVE + 1_000;
}

try {
  // Before Nest starts, so that a fault in the environment is one clear message, not a stack trace.
  readEnv();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await start();
