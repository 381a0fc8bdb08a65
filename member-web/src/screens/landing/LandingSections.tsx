import { Doors } from './Doors';
import { FeedPreview } from './FeedPreview';
import { LivePages } from './LivePages';
import { Promises } from './Promises';

/** What the landing page tells those who scroll. */
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
