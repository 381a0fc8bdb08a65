import { Outlet } from 'react-router';

/** The frame of everything that a visitor may read. */
export function PublicLayout() {
  return <Outlet />;
}
