import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * A lazily loaded component in its own chunk: `lazyChunk(() => import('./Editor'), (chunk) => chunk.Editor)`.
 *
 * @param pick selects the component from its module
 */
export function lazyChunk<Module, Props>(
  importer: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(importer).then((module) => ({ default: pick(module) })));
}
