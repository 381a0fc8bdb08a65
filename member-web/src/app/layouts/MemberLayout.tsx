import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { Outlet } from 'react-router-dom';
import { lazyWhenIdle } from '../../lib/lazyOrNothing';
import { frameTexts } from '../../texts/frame';
import { MemberFrame } from './MemberFrame';

const PushPages = lazyWhenIdle(
  async () => (await import('../../features/notifications/exports/PushPages')).PushPages,
);

/** The frame of everything behind the sign-in. */
export function MemberLayout() {
  return (
    <MemberFrame>
      <meta name="description" content={frameTexts.memberArea(runtimeConfig().brandName)} />
      <Outlet />
      {'serviceWorker' in navigator && <PushPages />}
    </MemberFrame>
  );
}
