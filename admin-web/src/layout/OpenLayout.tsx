import { Outlet } from 'react-router-dom';
import { useSession } from '../providers/useSession';
import { Frame } from './Frame';
import { IdleEnd } from './IdleEnd';

/** The frame around the information pages, which need no login. */
export function OpenLayout() {
  const { token } = useSession();
  return (
    <Frame>
      <Outlet />
      {token !== null && <IdleEnd />}
    </Frame>
  );
}
