import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { lazy, type ComponentType } from 'react';

/** A screen or frame in a chunk of its own. */
export function chunk<Module>(importer: () => Promise<Module>, pick: (module: Module) => ComponentType) {
  return lazy(() => loadChunk(importer).then((module) => ({ default: pick(module) })));
}
