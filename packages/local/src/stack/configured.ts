import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { configuredFiles } from '@campus-commons/web-kit/vite/configuredFiles.ts';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/**
 * Answers requests for the files that hold a deployment's values: they are made once, at start, and kept in memory.
 * @returns whether `name` (such as `config.js`, or `about` for `about/index.html`) was such a file and has been answered
 */
export function serveConfigured(directory: string, config: RuntimeConfig) {
  const files = new Map(
    [...configuredFiles(directory, config)].map(([name, text]) => {
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      return [name, { text, gzipped: gzipSync(text), etag }];
    }),
  );
  return (name: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const found = [name, name === '' ? 'index.html' : `${name}/index.html`].find((path) => files.has(path));
    const file = found === undefined ? undefined : files.get(found);
    if (found === undefined || !file) return false;
    response.setHeader('Content-Type', contentTypes[extname(found)] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', file.etag);
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return true;
    }
    const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (isZipped) response.setHeader('Content-Encoding', 'gzip');
    response.end(isZipped ? file.gzipped : file.text);
    return true;
  };
}
