import type { NextFunction, Request, Response } from 'express';
import type { Metrics } from './metrics.js';

/** The one label of everything no route answers, whatever its address. */
const NO_ROUTE = 'none';
/** The status of an answer that nobody waited for. */
const ABORTED = 'aborted';

/** Express middleware that measures each request. Comes first, so that what is turned away counts too. */
export function observeRequests({ requestDuration, requestsInFlight }: Metrics) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    requestsInFlight.inc();
    response.once('close', () => {
      requestsInFlight.dec();
      const status = response.writableFinished ? String(response.statusCode) : ABORTED;
      requestDuration.observe({ route: routeOf(request), status }, (performance.now() - began) / 1000);
    });
    next();
  };
}

/** The route's template, known once the router has found one; what takes any address answers 404. */
function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' && !route.path.includes('*') ? route.path : NO_ROUTE;
}
