import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { AppLogger } from '../logging/app-logger.js';
import { Env } from '../../config/env.js';
import { Metrics } from './metrics.js';

/**
 * Answers `GET /metrics` on a port of its own, which must not be exposed by a proxy: the load of the service is not
 * public. Without METRICS_PORT it does nothing.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly env: Env,
    private readonly metrics: Metrics,
    private readonly logger: AppLogger,
  ) {}

  /** @throws Error when the port is taken */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.METRICS_PORT === 0) return;
    // Only a process with metrics measures its event loop, because that has a small cost.
    collectDefaultMetrics({ register: this.metrics.registry });
    this.metrics.watchBy(
      'campus_data_dir_bytes',
      'The disk of DATA_DIR; `space` is `free` or `total`',
      'space',
      async () => {
        const { bavail, blocks, bsize } = await statfs(this.env.DATA_DIR);
        return { free: bavail * bsize, total: blocks * bsize };
      },
    );
    this.server = createServer((request, response) => {
      if (request.method === 'GET' && request.url === '/metrics') void this.answer(response);
      else response.writeHead(404).end();
    });
    this.server.listen(this.env.METRICS_PORT, this.env.METRICS_HOST);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (err) {
      this.logger.error({ err }, 'The metrics cannot be read');
      response.writeHead(500).end();
    }
  }
}
