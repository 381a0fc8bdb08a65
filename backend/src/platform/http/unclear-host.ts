import type { NextFunction, Request, Response } from 'express';
import { badRequest } from '../../common/app-error.js';

/** A host name or address, with or without a port (RFC 9110, section 7.2); `_` occurs in service names. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Express middleware: refuses requests without exactly one valid host (request smuggling). Node keeps the first of two
 * `Host` headers and a proxy may use the second, so each would see a different request (RFC 9112, section 3.2).
 */
export function refuseUnclearHost(request: Request, _response: Response, next: NextFunction): void {
  const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length !== 1 || !HOST.test(request.headers.host ?? '')) {
    return next(badRequest('Send exactly one Host header, with the name of this server'));
  }
  // `GET http://name/path` also names a server; nobody calls the API through a forward proxy.
  if (!request.url.startsWith('/')) {
    return next(badRequest('The address of a request must begin with a slash'));
  }
  next();
}
