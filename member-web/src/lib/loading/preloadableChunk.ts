import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { createElement, useState, type ComponentType } from 'react';

/**
 * A component in its own chunk, as {@link lazyChunk}, and a function that loads it ahead. Once it has loaded, it renders
 * at once and does not suspend: what opens shows no placeholder, and may take the focus during the tap that opens it.
 * @param name the component's export in its module
 */
export function preloadableChunk<Name extends string, Props extends object>(
  importer: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): { Chunk: ComponentType<Props>; preload: () => void } {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const module = await importer();
    loaded = module[name];
    return module;
  };
  const Lazy = lazyChunk(load, name);
  function Chunk(props: Props) {
    // The same while it is mounted, because another type would lose the state below.
    const [type] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(type, props);
  }
  // A failure is shown, with a retry, when the component is rendered.
  return { Chunk, preload: () => void load().catch(() => undefined) };
}
