import { useRef } from 'react';
import { useIsNearViewport } from '../../lib/hooks/useIsNearViewport';
import { Highlights } from '../public/Highlights';

/** The pages with the most followers. Fetched only after scrolling, because most visitors come to sign in. */
export function LivePages() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Highlights pagesOnly isDeferred={!useIsNearViewport(place)} />
    </div>
  );
}
