import { loadChunk } from '@campus-commons/web-kit/loadChunk.ts';
import { lazy, type ComponentType } from 'react';

/** A page in a chunk of its own: whoever opens the login does not wait for it. */
export function page<Module>(importer: () => Promise<Module>, pick: (module: Module) => ComponentType) {
  return lazy(() => loadChunk(importer).then((module) => ({ default: pick(module) })));
}
