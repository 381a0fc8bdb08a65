import { useRef } from 'react';
import { useIsNearViewport } from '../../lib/hooks/useIsNearViewport';
import { Highlights } from '../public/Highlights';
import { Doors } from './Doors';
import { FeedPreview } from './FeedPreview';
import { Promises } from './Promises';

/** The sections of the landing page below its first window. */
export function LandingSections() {
  return (
    <>
      <Doors />
      <FeedPreview />
      <LivePages />
      <Promises />
    </>
  );
}

/** The pages with the most followers. Fetched only after scrolling, because most visitors come to sign in. */
function LivePages() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Highlights pagesOnly isDeferred={!useIsNearViewport(place)} />
    </div>
  );
}
