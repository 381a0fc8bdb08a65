import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { AppLogger } from './platform/logging/app-logger.js';
import { notJsonObject, wrongEncoding } from './common/app-error.js';
import { requireSimpleJson } from './common/body-complexity.js';
import { assignRequestId } from './common/request-context.js';
import { Env } from './config/env.js';
import { MAX_JSON_KILOBYTES } from './config/upload-limits.js';
import { documentApi } from './openapi.js';
import { ArrivingBodies, LargeBodies, limitBodyTime } from './platform/http/body-limits.js';
import { ConnectionDrain } from './platform/http/request-end.js';
import { AuditService } from './platform/audit/audit.service.js';
import { recordRefusals } from './platform/sessions/record-refusals.js';
import { constantHeaders, corsFor, refuseUnclearHost } from './platform/http/headers.js';
import { RequestsInFlight } from './platform/http/load-shedding.js';
import { MaintenanceService } from './platform/maintenance/maintenance.service.js';
import { refuseInMaintenance } from './platform/maintenance/refuse-in-maintenance.js';
import { Metrics } from './platform/metrics/metrics.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { RequestLog } from './platform/http/request-log.js';
import { observeRequests } from './platform/http/observe-requests.js';

/** JSON bodies that may be arriving for each place of MOST_IN_FLIGHT: each needs a connection and less than 32 KB. */
const ARRIVING_PER_PLACE = 4;
/** Calls that browsers make by themselves, and anybody can make. */
const ERROR_REPORTS = ['/public/reportError', '/admin/reportError'];
const MAX_ERROR_REPORT_BYTES = '8kb';

/** The HTTP setup that the server, the tests and the OpenAPI emitter share. */
export function configureApp(app: NestExpressApplication): void {
  const env = app.get(Env);
  const logger = app.get(AppLogger);
  app.useLogger(app.get(NestLogger));
  app.disable('x-powered-by');
  // Every answer to a POST is new, so an ETag would never match.
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', env.TRUSTED_PROXIES === '' ? false : env.TRUSTED_PROXIES);
  const metrics = app.get(Metrics);
  if (env.METRICS_PORT !== 0) app.use(observeRequests(metrics));
  app.use(assignRequestId);
  app.use(app.get(RequestLog).middleware);
  app.use(app.get(ConnectionDrain).watch);
  app.use(
    constantHeaders(
      helmet({
        contentSecurityPolicy: {
          directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
          useDefaults: false,
        },
        frameguard: { action: 'deny' },
        // Set by the proxy for all three origins, because it terminates TLS.
        strictTransportSecurity: false,
      }),
    ),
  );
  app.use(noStore);
  app.use(refuseUnclearHost);
  app.enableCors(corsFor(env));
  app.use(recordRefusals(app.get(AuditService)));
  app.use(refuseInMaintenance(app.get(MaintenanceService)));
  const inFlight = new RequestsInFlight(env.MOST_IN_FLIGHT, logger, () => metrics.requestsShed.inc());
  app.use(inFlight.refuse);
  app.use(new ArrivingBodies(ARRIVING_PER_PLACE * env.MOST_IN_FLIGHT).enter);
  app.use(limitBodyTime(env.BODY_SECONDS));
  // A body that is parsed here is not parsed again below.
  app.use(ERROR_REPORTS, json({ limit: MAX_ERROR_REPORT_BYTES, verify: checkBeforeParsing }));
  const largeBodies = new LargeBodies();
  app.use(largeBodies.enter);
  app.use(json({ limit: `${MAX_JSON_KILOBYTES}kb`, type: 'application/json', verify: checkBeforeParsing }));
  app.use(largeBodies.leave);
  app.use(inFlight.count);
  if (docsEnabled(env)) {
    app.use('/docs', allowDocsPage);
    documentApi(app);
  }
}

/** Answers are specific to one member at one moment, so caches must not store them; pictures set their own header. */
function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** `/docs`, the only HTML page, has scripts and styles of its own. */
function allowDocsPage(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; " +
      "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  next();
}

/** Refuses bodies that are not worth parsing, before authentication: the parser runs first. */
function checkBeforeParsing(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  // The parser would read an empty body as `{}`; an error tells the client about its fault.
  if (body.length === 0) throw notJsonObject();
  if (encoding !== 'utf-8') throw wrongEncoding();
  requireSimpleJson(body);
}

function docsEnabled(env: Env): boolean {
  return env.API_DOCS === undefined ? env.NODE_ENV !== 'production' : env.API_DOCS === 'true';
}
