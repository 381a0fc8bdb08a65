import { Outlet } from 'react-router-dom';
import { useSession } from '../providers/useSession';
import { Frame } from './Frame';
import { IdleEnd } from './IdleEnd';

/** The frame around the pages about the console itself, with or without a session. */
export function OpenLayout() {
  const { token } = useSession();
  return (
    <Frame>
      <Outlet />
      {token !== null && <IdleEnd />}
    </Frame>
  );
}
