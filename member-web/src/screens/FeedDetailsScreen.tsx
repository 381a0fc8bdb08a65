import { ScreenTitle } from '../components/ScreenTitle';

export function FeedDetailsScreen() {
  return (
    <main>
      <ScreenTitle>Post</ScreenTitle>
    </main>
  );
}
