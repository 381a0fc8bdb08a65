import { placeholders } from '@campus-commons/web-kit/vite/configuredFiles.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const BUNDLE = 'console.log("the bundle of this release");';

/**
 * Writes a small built site with the same structure as a real build: pages with placeholders, compressed hashed files.
 */
export async function writeBuiltSite(directory: string, bundle = 'index-abc123.js'): Promise<void> {
  const page = (title: string) => `<title>${title}, ${placeholders.brandName}</title>`;
  const files: Record<string, string | Buffer> = {
    'index.html': page('The app'),
    'about/index.html': page('About, prerendered'),
    'config.js': 'the default of the build',
    'config.js.gz': gzipSync('the default of the build'),
    'robots.txt': `Sitemap: ${placeholders.memberOrigin}/sitemap.xml`,
    'sitemap.xml': `<loc>${placeholders.memberOrigin}/about</loc>`,
    'manifest.webmanifest': `{"name":"${placeholders.brandName}"}`,
    'favicon.svg': '<svg/>',
    'push-worker.js': 'the service worker',
    'icons/icon-192.png': 'a picture',
    [`assets/${bundle}`]: BUNDLE,
    [`assets/${bundle}.gz`]: gzipSync(BUNDLE),
    [`.br/assets/${bundle}`]: brotliCompressSync(BUNDLE),
    'assets/inter.woff2': 'a font',
    '.built-from': 'a hash',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
