import { Suspense, useEffect } from 'react';
import { Boundary } from '../../components/Boundary';
import { preloadableChunk } from '../../lib/loading/preloadableChunk';
import type { OpenAtProps } from './OpenAt';

const { Chunk: OpenAt, preload } = preloadableChunk(() => import('./OpenAt'), 'OpenAt');

/** Loads the code of {@link LazyOpenAt} while the screen still asks for the page or the project. */
export function usePreloadedOpenAt(): void {
  useEffect(() => preload(), []);
}

/** What is open at a page or a project, from a chunk of its own. Without it, what follows is shown all the same. */
export function LazyOpenAt(props: OpenAtProps) {
  return (
    <Boundary fallback={() => props.children}>
      <Suspense>
        <OpenAt {...props} />
      </Suspense>
    </Boundary>
  );
}
