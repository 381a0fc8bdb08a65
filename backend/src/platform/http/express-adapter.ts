import { IncomingMessage, ServerResponse, createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { ServerSettings } from '../../config/server-settings.js';

/** The part of an Express application that gives requests and responses their methods. */
interface Prototypes {
  request: object;
  response: object;
}

/**
 * Classes for `http.createServer` whose objects are Express's requests and responses from the start. Express sets the prototype of
 * each object that is none yet, after which V8 keeps a hidden class for that object alone: 2 kB as long as it lives, and
 * every property of it is looked up slowly (docs/decisions/0097-requests-made-for-express.md).
 * @param application set up to the point where its own requests are of these classes
 */
export function expressClasses(application: RequestListener & Prototypes) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  Object.setPrototypeOf(ExpressRequest.prototype, application.request);
  Object.setPrototypeOf(ExpressResponse.prototype, application.response);
  application.request = ExpressRequest.prototype;
  application.response = ExpressResponse.prototype;
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}

/** Time between checks for connections that have timed out. */
const CHECK_INTERVAL_MS = 1_000;

/** Nest's adapter, with the timeouts that can only be passed when the server is created. */
export class TimedExpressAdapter extends ExpressAdapter {
  constructor(private readonly settings: ServerSettings) {
    super();
  }

  override initHttpServer(): void {
    const { KEEP_ALIVE_SECONDS, BODY_SECONDS, UPLOAD_SECONDS } = this.settings;
    const express = this.getInstance<Express>();
    this.httpServer = createServer(
      {
        ...expressClasses(express),
        // A proxy must never reuse an idle connection that we are just closing.
        keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
        // Otherwise a client that sends byte by byte would occupy a connection for ever; on these timeouts Node itself
        // answers 408.
        headersTimeout: Math.min(BODY_SECONDS, UPLOAD_SECONDS) * 1000,
        requestTimeout: UPLOAD_SECONDS * 1000,
        connectionsCheckingInterval: CHECK_INTERVAL_MS,
      },
      express,
    );
  }
}
