import { Doors } from './Doors';
import { FeedPreview } from './FeedPreview';
import { Promises } from './Promises';

/** What the landing page tells those who scroll. */
export function LandingSections() {
  return (
    <>
      <Doors />
      <FeedPreview />
      <Promises />
    </>
  );
}
