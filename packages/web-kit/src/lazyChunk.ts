import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from './loadChunk.ts';

/**
 * A lazily loaded component in its own chunk: `lazyChunk(() => import('./Editor'), 'Editor')`.
 *
 * @param name the component's export in its module
 */
export function lazyChunk<Name extends string, Props>(
  importer: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(importer).then((module) => ({ default: module[name] })));
}
