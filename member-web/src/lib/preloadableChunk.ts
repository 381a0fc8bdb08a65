import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { createElement, useState, type ComponentType } from 'react';

/**
 * A component in its own chunk, as {@link lazyChunk}, and a function that loads it ahead. Once it has loaded, it renders
 * at once and does not suspend: what opens shows no placeholder, and may take the focus during the tap that opens it.
 * @param pick selects the component from its module
 */
export function preloadableChunk<Module, Props extends object>(
  importer: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): { Chunk: ComponentType<Props>; preload: () => void } {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const module = await importer();
    loaded = pick(module);
    return module;
  };
  const Lazy = lazyChunk(load, pick);
  function Chunk(props: Props) {
    // The same while it is mounted, because another type would lose the state below.
    const [type] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(type, props);
  }
  // A failure is shown, with a retry, when the component is rendered.
  return { Chunk, preload: () => void load().catch(() => undefined) };
}
