import type { ServerResponse } from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { unescape } from 'node:querystring';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';
import type { Env } from '../../config/env.js';
import { RELEASE } from '../../config/release.js';
import { withTimeout } from '../../common/with-timeout.js';
import type { AppLogger } from '../logging/app-logger.js';
import { ImpersonalSpans } from './impersonal-spans.js';

/** Milliseconds for the last spans to be sent. */
const STOP_TIMEOUT_MS = 5_000;

/** Traces that are being recorded. */
export interface Tracing {
  /** Sends what has not been sent and ends; waits for the collector 5 s at most. Never throws. */
  stop(): Promise<void>;
}

/** Records a span per request, with its statements and its calls to the picture store, and sends them to the collector. */
export function recordTraces(env: Env, logger: AppLogger): Tracing {
  diag.setLogger(
    {
      error: (message) => logger.warn({ context: 'OpenTelemetry' }, message),
      warn: (message) => logger.warn({ context: 'OpenTelemetry' }, message),
      info: () => undefined,
      debug: () => undefined,
      verbose: () => undefined,
    },
    DiagLogLevel.WARN,
  );
  const exporter = new OTLPTraceExporter({ headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS) });
  const provider = new NodeTracerProvider({
    sampler: samplerOf(env),
    resource: resourceFromAttributes({
      'service.version': RELEASE.version,
      'service.revision': RELEASE.revision,
    })
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME })),
    spanProcessors: [new BatchSpanProcessor(new ImpersonalSpans(exporter))],
  });
  provider.register();
  instrument();
  logger.info('Traces are sent to OTEL_EXPORTER_OTLP_ENDPOINT');
  return {
    stop: () =>
      withTimeout(STOP_TIMEOUT_MS, provider.shutdown()).catch((err: unknown) => {
        logger.warn({ err }, 'The last traces could not be sent');
      }),
  };
}

/** `name=value,name=value`, in a form that the setting's validator accepts; read here because it may come from a file. */
function headersOf(pairs: string): Record<string, string> {
  const filled = pairs.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    filled.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, unescape(value.join('='))];
    }),
  );
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Env): Sampler {
  const ofRoots = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(share);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root: ofRoots }) : ofRoots;
}

/**
 * The instrumentations change what `require` returns, and ES modules do not call it. All of these packages are CommonJS and
 * are changed in place, so requiring them once here is enough for every importer, whenever it imported them. This needs no
 * loader hooks, which OpenTelemetry otherwise needs for ES modules, and which run every import through another thread.
 */
function instrument(): void {
  const instrumentations = [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => url.startsWith('/health/') || url === '/metrics',
      applyCustomAttributesOnSpan: (span, _request, response) => {
        const id = (response as Partial<ServerResponse>).getHeader?.('X-Request-Id');
        if (typeof id === 'string') span.setAttribute('http.response.header.x-request-id', id);
      },
    }),
    // Spans are made for the route only: one per middleware would be twenty in each request.
    new ExpressInstrumentation({
      ignoreLayersType: [
        ExpressLayerType.MIDDLEWARE,
        ExpressLayerType.ROUTER,
        ExpressLayerType.REQUEST_HANDLER,
      ],
    }),
    // Background work has no request and no trace; its duration is a metric.
    new PgInstrumentation({ requireParentSpan: true }),
  ];
  const require = createRequire(import.meta.url);
  for (const name of ['node:http', 'node:https', 'express', 'pg']) require(name);
  // pg loads its pool itself, before this.
  createRequire(require.resolve('pg'))('pg-pool');
  for (const instrumentation of instrumentations) instrumentation.enable();
  // `import { request } from 'node:https'` sees the changed function too.
  syncBuiltinESMExports();
}
