import { ScreenTitle } from '../components/ScreenTitle';

export function DashboardScreen() {
  return (
    <main>
      <ScreenTitle>Dashboard</ScreenTitle>
    </main>
  );
}
