import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';

/** The screen of the address. When it fails, the frame around it stays. */
export function Screen() {
  const { key } = useLocation();
  return (
    <ErrorBoundary address={key} isInFrame>
      <Outlet />
    </ErrorBoundary>
  );
}
