import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * A component in a chunk of its own, which whoever does not need it does not wait for:
 * `lazyChunk(() => import('./Editor'), (chunk) => chunk.Editor)`.
 *
 * @param pick finds the component in its module
 */
export function lazyChunk<Module, Props>(
  importer: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(importer).then((module) => ({ default: pick(module) })));
}
