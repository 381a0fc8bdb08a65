import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { ServerSettings } from '../../config/server-settings.js';
import { madeForExpress } from './made-for-express.js';

/** Milliseconds between checks for connections that have timed out. */
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
        ...madeForExpress(express),
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
