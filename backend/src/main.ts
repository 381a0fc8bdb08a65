import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppLogger, createLogger } from './platform/logging/app-logger.js';
import { ErrorReports } from './platform/error-reports/error-reports.js';
import { AppModule } from './app.module.js';
import { configureApp } from './app.setup.js';
import { readEnv, type Env } from './config/env.js';
import { RELEASE } from './config/release.js';
import { TimedExpressAdapter } from './platform/http/express-adapter.js';
import { exitOnUncaught, stopOnSignals } from './process-lifecycle.js';
import { nameConnections } from './platform/sql/name-connections.js';
import { startTracing } from './platform/tracing/tracing.js';

async function start(env: Env): Promise<void> {
  nameConnections('campus-api');
  const tracing = await startTracing(env, createLogger(env.LOG_LEVEL));
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new TimedExpressAdapter(env), {
    bufferLogs: true,
    // For messages before the real logger exists, such as a failed start.
    logger: new ConsoleLogger({ json: true }),
    bodyParser: false,
  });
  configureApp(app);
  const logger = app.get(AppLogger);
  exitOnUncaught(logger, app.get(ErrorReports));
  await (env.API_HOST === '' ? app.listen(env.API_PORT) : app.listen(env.API_PORT, env.API_HOST));
  logger.info({ ...RELEASE, node: process.versions.node }, 'The API has started');
  stopOnSignals(app, async () => tracing?.stop());
}

/** Before Nest starts, so that an error in the environment is one clear message, not a stack trace. */
function environment(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

await start(environment());
