import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { whenIdle } from '../../lib/whenIdle';
import { frameTexts } from '../../texts/frame';
import { MemberFrame } from './MemberFrame';

const PushPages = lazy(() => import('../../features/notifications/exports/PushPages'));

/** The frame of everything behind the sign-in. */
export function MemberLayout() {
  const isIdle = useIsIdle();
  return (
    <MemberFrame>
      <meta name="description" content={frameTexts.memberArea(runtimeConfig().brandName)} />
      <Outlet />
      {isIdle && 'serviceWorker' in navigator && (
        <Suspense fallback={null}>
          <PushPages />
        </Suspense>
      )}
    </MemberFrame>
  );
}

/** False until the browser has nothing more urgent to do: what shows nothing must not delay the first posts. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
