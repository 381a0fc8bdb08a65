import type { NextFunction, Request, Response } from 'express';
import { onRequestEnd } from './request-end.js';
import type { Metrics } from '../metrics/metrics.js';

/** The label of all requests without a matching route, whatever their URL. */
const NO_ROUTE = 'none';
/** The status of a request whose client disconnected. */
const ABORTED = 'aborted';

/** Express middleware that measures each request, a stream until it begins. Runs first, so that rejected requests count too. */
export function observeRequests({ requestDuration, requestsInFlight }: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    requestsInFlight.inc();
    onRequestEnd(response, (ending) => {
      requestsInFlight.dec();
      const status = ending === 'aborted' ? ABORTED : String(response.statusCode);
      requestDuration.observe({ route: routeOf(request), status }, (performance.now() - began) / 1000);
    });
    next();
  };
}

/** The route's template, known once the router has matched one; the catch-all route answers 404. */
function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' && !route.path.includes('*') ? route.path : NO_ROUTE;
}
