import { Doors } from './Doors';
import { FeedPreview } from './FeedPreview';
import { LivePages } from './LivePages';
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
