import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { lightTokens } from '../src/tokens.ts';

/** The accent colour of drawings and of the logo; like photos, they are the same in both colour schemes. */
const ACCENT = lightTokens.primary.main;
/** Inside the repository, so that the development server may serve the copies. */
const COPIES = fileURLToPath(new URL('../../../node_modules/.cache/drawings/', import.meta.url));

/**
 * Sets the accent colour of a drawing. Its file uses `currentColor`, because a picture cannot read the page's CSS
 * variables.
 * @param svg the text of the file
 */
export function withAccent(svg: string): string {
  return svg.replace('<svg ', `<svg color="${ACCENT}" `);
}

/** Imports a copy {@link withAccent} of each drawing, so that the hash in its built file name depends on the colour. */
export function drawings(): Plugin {
  return {
    name: 'campus-drawings',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.svg')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !readFileSync(found.id, 'utf8').includes('currentColor')) return found;
      this.addWatchFile(found.id);
      return copyOf(found.id);
    },
  };
}

/** A folder with copies of all drawings of a folder, for a server that serves them as files. */
export function drawingsOf(folder: string): string {
  const key = createHash('sha256').update(folder).update(ACCENT).digest('hex').slice(0, 12);
  for (const name of readdirSync(folder)) copyOf(join(folder, name), key);
  return join(COPIES, key);
}

/** Writes a copy named by its content. The write is atomic, because several builds may run at the same time. */
function copyOf(file: string, folder?: string): string {
  const svg = withAccent(readFileSync(file, 'utf8'));
  const target = join(COPIES, folder ?? createHash('sha256').update(svg).digest('hex').slice(0, 12));
  mkdirSync(target, { recursive: true });
  const copy = join(target, basename(file));
  const partial = `${copy}.${process.pid}`;
  writeFileSync(partial, svg);
  renameSync(partial, copy);
  return copy;
}
