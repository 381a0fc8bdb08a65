import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../lib/loadChunk';

/** A screen or frame in a chunk of its own. */
export function chunk<Module>(importer: () => Promise<Module>, pick: (module: Module) => ComponentType) {
  return lazy(() => loadChunk(importer).then((module) => ({ default: pick(module) })));
}
