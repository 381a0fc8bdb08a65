import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { Outlet } from 'react-router';
import { frameTexts } from '../../texts/frame';
import { MemberFrame } from './MemberFrame';

/** The frame of everything behind the sign-in. */
export function MemberLayout() {
  return (
    <MemberFrame>
      <meta name="description" content={frameTexts.memberArea(runtimeConfig().brandName)} />
      <Outlet />
    </MemberFrame>
  );
}
