import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { CorsOptionsDelegate } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import type { Request, NextFunction, Response } from 'express';
import type { Env } from '../../config/env.js';
import { badRequest } from '../../common/app-error.js';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Middleware that sets the same headers as `original` on every answer, computed once instead of for every request.
 * @param original middleware whose headers do not depend on the request
 */
export function constantHeaders(original: Middleware): Middleware {
  const model = new ServerResponse(new IncomingMessage(new Socket()));
  original(model.req, model, (error) => {
    if (error !== undefined) throw new Error('The headers cannot be found out', { cause: error });
  });
  const headers = new Map(Object.entries(model.getHeaders()).map(([name, value]) => [name, String(value)]));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/** Time that a browser may cache the preflight result. */
const PREFLIGHT_TTL_SECONDS = 600;

/** The member site may call `/user` and `/public`, the console `/admin`; no other origin, and never with cookies. */
export function corsFor(env: Env): CorsOptionsDelegate<Request> {
  return (request, decide) => {
    const path = request.path.toLowerCase();
    const isAdmin = path === '/admin' || path.startsWith('/admin/');
    const isMember = path.startsWith('/user/') || path.startsWith('/public/');
    const origin = isAdmin ? env.ADMIN_ORIGIN : isMember ? env.MEMBER_ORIGIN : false;
    decide(null, {
      origin,
      methods: ['POST'],
      allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      // Date: the sites use it to correct for a wrong clock of the device.
      exposedHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
      credentials: false,
      maxAge: PREFLIGHT_TTL_SECONDS,
    });
  };
}

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
