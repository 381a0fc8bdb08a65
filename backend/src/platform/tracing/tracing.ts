import type { Env } from '../../config/env.js';
import type { AppLogger } from '../logging/app-logger.js';
import type { Tracing } from './open-telemetry.js';

/**
 * Starts to record traces if a collector is configured. Call it before the application is created: what was created before
 * is not traced. OpenTelemetry is loaded only here, so that an installation without traces pays nothing.
 * @returns undefined without a collector
 */
export async function startTracing(env: Env, logger: AppLogger): Promise<Tracing | undefined> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === '') return undefined;
  const { recordTraces } = await import('./open-telemetry.js');
  return recordTraces(env, logger);
}
