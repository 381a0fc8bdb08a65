import { Outlet } from 'react-router';

/** The frame of everything behind the sign-in. */
export function MemberLayout() {
  return <Outlet />;
}
