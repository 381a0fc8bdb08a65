import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { BROTLI_FOLDER } from '@campus-commons/web-kit/vite/compress.ts';
import { configuredFiles } from '@campus-commons/web-kit/vite/configuredFiles.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file of a site, ready to send. */
export interface SiteFile {
  content: Buffer;
  /** Compressed copies, the smallest first; none for formats that are already compressed. */
  compressed: readonly { encoding: 'br' | 'gzip'; content: Buffer }[];
  /** Content type, caching rule and ETag. */
  headers: Record<string, string>;
}

/**
 * Reads a built site, with a deployment's values filled in: its files by their path below the site. Reads everything
 * into memory once, because the next build empties the folder while the site runs; open pages keep the old build.
 */
export function readSiteFiles(directory: string, config: RuntimeConfig): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    // Files whose names start with a dot are build metadata.
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(directory, file).split(path.sep).join('/');
    files.set(name, siteFile(name, readFileSync(file)));
  }
  for (const [name, file] of files) {
    const copies = { br: files.get(`${BROTLI_FOLDER}/${name}`), gzip: files.get(`${name}.gz`) };
    const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
      const content = copies[encoding]?.content;
      return content ? { encoding, content } : [];
    });
    files.set(name, { ...file, compressed });
  }
  for (const name of [...files.keys()]) if (name.startsWith(`${BROTLI_FOLDER}/`)) files.delete(name);
  for (const [name, text] of configuredFiles(directory, config)) {
    const compressed = [{ encoding: 'gzip' as const, content: gzipSync(text) }];
    files.set(name, { ...siteFile(name, Buffer.from(text)), compressed });
  }
  return files;
}

function siteFile(name: string, content: Buffer): SiteFile {
  return {
    content,
    compressed: [],
    headers: {
      'Content-Type': CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream',
      'Cache-Control': name.startsWith('assets/') ? IMMUTABLE : 'no-cache',
      ETag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
    },
  };
}

/** Answers with a file, or with 304 when the browser already has this version. */
export function sendSiteFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const { content, compressed, headers } = file;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const copy = compressed.find(({ encoding }) => new RegExp(`\\b${encoding}\\b`).test(accepted));
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  response.end(copy?.content ?? content);
}
