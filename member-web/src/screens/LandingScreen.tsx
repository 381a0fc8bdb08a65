import { ScreenTitle } from '../components/ScreenTitle';
import { Doors } from './landing/Doors';
import { FeedPreview } from './landing/FeedPreview';
import { Hero } from './landing/Hero';
import { Promises } from './landing/Promises';

/** Where visitors arrive: what this place is, and the card that lets them in. */
export function LandingScreen() {
  return (
    <>
      <ScreenTitle>Between classes</ScreenTitle>
      <Hero />
      <Doors />
      <FeedPreview />
      <Promises />
    </>
  );
}
