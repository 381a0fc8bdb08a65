import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { securityHeaders } from '@campus-commons/web-kit/vite/securityHeaders.ts';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { serveConfigured } from './configured.ts';
import { listen } from './ports.ts';

export interface SiteOptions {
  /** The built site. */
  directory: string;
  /** Path under which the site lives: `/`, or `/admin/` for the console. */
  base: string;
  /** The deployment's values; calls and pictures of its API are the only ones the browser allows. */
  config: RuntimeConfig;
  /** Where an address (path and query) of another place leads; undefined for the site's own. */
  redirect(url: string): string | undefined;
}

/**
 * Serves a built single-page site as a proxy would in production: prerendered pages first, `index.html` for the
 * site's other addresses, 404 for files that are not there.
 */
export function siteHandler(options: SiteOptions): RequestListener {
  const { directory, base, config } = options;
  const headers = securityHeaders(config.apiOrigin);
  const configured = serveConfigured(directory, config);
  const built = sirv(directory, {
    etag: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    },
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD');
    }
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?');
    const target = options.redirect(url);
    if (target !== undefined) {
      response.writeHead(302, { Location: target, 'Cache-Control': 'no-cache' }).end();
    } else if (!path.startsWith(base)) {
      refuse(response, 404, 'Not found');
    } else {
      const name = path.slice(base.length).replace(/\/$/, '');
      if (configured(name, request, response)) return;
      built(below(base, request), response, () => {
        // An old tab asking for a chunk that is gone must see that it is gone, not a page.
        const isFile = name.startsWith('assets/') || /\.[^/]+$/.test(name);
        if (isFile || !configured('index.html', request, response)) refuse(response, 404, 'Not found');
      });
    }
  };
}

/** Serves a site on a port. `variable` sets that port, for messages. */
export async function serveSite(
  options: SiteOptions,
  port: number,
  variable: string,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer(siteHandler(options));
  await listen(server, port, variable);
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Browsers keep connections open for a next request.
        server.closeAllConnections();
      }),
  };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The request as the files see it: `dist` does not repeat the base in its paths. */
function below(base: string, request: IncomingMessage): IncomingMessage {
  request.url = `/${(request.url ?? '').slice(base.length)}`;
  return request;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}
