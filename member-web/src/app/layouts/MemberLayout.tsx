import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { ColumnWithRail } from '../../components/ColumnWithRail';
import { lazyWhenIdle } from '../../lib/loading/loadLater';
import { MemberFrame } from './MemberFrame';
import { Screen } from './Screen';
import { InColumn } from '../../screens/public/InColumn';
import { MemberRail } from '../../screens/rail/MemberRail';
import { memberFrameTexts } from '../../texts/memberFrame';

const PushPages = lazyWhenIdle(
  async () => (await import('../../features/notifications/exports/PushPages')).PushPages,
);

/** The frame of everything behind the sign-in. */
export function MemberLayout() {
  return (
    <MemberFrame>
      <meta name="description" content={memberFrameTexts.memberArea(runtimeConfig().brandName)} />
      <Screen />
      {'serviceWorker' in navigator && <PushPages />}
    </MemberFrame>
  );
}

/** The public pages that members read without leaving their frame. */
export function ReadingLayout() {
  return (
    <MemberFrame>
      <ColumnWithRail rail={<MemberRail />}>
        <InColumn>
          <Screen />
        </InColumn>
      </ColumnWithRail>
    </MemberFrame>
  );
}
