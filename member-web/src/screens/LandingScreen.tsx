import { ScreenTitle } from '../components/ScreenTitle';

export function LandingScreen() {
  return (
    <main>
      <ScreenTitle>Learn, engage, contribute, earn</ScreenTitle>
    </main>
  );
}
