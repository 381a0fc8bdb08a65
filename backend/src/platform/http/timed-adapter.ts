import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { ServerSettings } from '../../config/server-settings.js';

/** Milliseconds between looks for connections whose time is over. */
const LOOK_EVERY = 1_000;

/** Nest's adapter, with the time limits that a server takes only when it is made. */
export class TimedExpressAdapter extends ExpressAdapter {
  constructor(private readonly settings: ServerSettings) {
    super();
  }

  override initHttpServer(): void {
    const { KEEP_ALIVE_SECONDS, BODY_SECONDS, UPLOAD_SECONDS } = this.settings;
    this.httpServer = createServer(
      {
        // A proxy that reuses an idle connection must never meet one that we are just closing.
        keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
        // Whoever sends byte by byte would hold a place for ever; Node itself answers 408 to these two.
        headersTimeout: Math.min(BODY_SECONDS, UPLOAD_SECONDS) * 1000,
        requestTimeout: UPLOAD_SECONDS * 1000,
        connectionsCheckingInterval: LOOK_EVERY,
      },
      this.getInstance(),
    );
  }
}
