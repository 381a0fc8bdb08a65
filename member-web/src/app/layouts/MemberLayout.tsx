import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { lazyWhenIdle } from '../../lib/loading/loadLater';
import { frameTexts } from '../../texts/frame';
import { MemberFrame } from './MemberFrame';
import { Screen } from './Screen';

const PushPages = lazyWhenIdle(
  async () => (await import('../../features/notifications/exports/PushPages')).PushPages,
);

/** The frame of everything behind the sign-in. */
export function MemberLayout() {
  return (
    <MemberFrame>
      <meta name="description" content={frameTexts.memberArea(runtimeConfig().brandName)} />
      <Screen />
      {'serviceWorker' in navigator && <PushPages />}
    </MemberFrame>
  );
}
