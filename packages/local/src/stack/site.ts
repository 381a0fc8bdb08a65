import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { securityHeaders } from '@campus-commons/web-kit/vite/securityHeaders.ts';
import { SECURITY_TXT, securityTxt } from '@campus-commons/web-kit/vite/securityTxt.ts';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { listen } from './ports.ts';
import { readSiteFiles, sendSiteFile } from './site-files.ts';

export interface SiteOptions {
  /** The built site. */
  directory: string;
  /** Base path of the site: `/`, or `/admin/` for the console. */
  base: string;
  /** The deployment's values. The content security policy allows calls and pictures only from its API. */
  config: RuntimeConfig;
  /** The site's public origin. */
  address: string;
  /** Redirect target for an address (path and query) that does not belong to the site, else undefined. */
  redirect(url: string): string | undefined;
}

/**
 * Serves a built single-page site as nginx does in production: prerendered pages first, `index.html` for the site's
 * other addresses, 404 for missing files.
 */
export function siteHandler(options: SiteOptions): RequestListener {
  const { directory, base, config } = options;
  const headers = securityHeaders(config);
  const files = readSiteFiles(directory, config);

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD');
    }
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?');
    const target = namesLoopback(request.headers.host, options.address)
      ? `${options.address}${url}`
      : options.redirect(url);
    if (target !== undefined) {
      response.writeHead(302, { Location: target, 'Cache-Control': 'no-cache' }).end();
    } else if (path === SECURITY_TXT) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(securityTxt(config, options.address));
    } else if (!path.startsWith(base)) {
      refuse(response, 404, 'Not found');
    } else {
      const name = path.slice(base.length).replace(/\/$/, '');
      // An old tab that asks for a removed chunk must get 404, not the HTML of the app.
      const isFile = name.startsWith('assets/') || /\.[^/]+$/.test(name);
      const file =
        files.get(name) ??
        files.get(name === '' ? 'index.html' : `${name}/index.html`) ??
        (isFile ? undefined : files.get('index.html'));
      if (file) sendSiteFile(file, request, response);
      else refuse(response, 404, 'Not found');
    }
  };
}

/**
 * Whether a browser on this machine names a site at `localhost` by number, such as 127.0.0.1: for the browser that is another
 * origin, whose calls the API refuses.
 */
function namesLoopback(host: string | undefined, address: string): boolean {
  if (new URL(address).hostname !== 'localhost') return false;
  return /^(?:127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host ?? '');
}

/** Serves a site on a port. `variable` is the setting that changes the port, for error messages. */
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
        // Browsers keep connections open for the next request.
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}
