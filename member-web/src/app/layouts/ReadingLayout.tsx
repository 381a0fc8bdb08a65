import { Outlet } from 'react-router-dom';
import { ColumnWithRail } from '../../components/ColumnWithRail';
import { InColumn } from '../../screens/public/InColumn';
import { MemberRail } from '../../screens/rail/MemberRail';
import { MemberFrame } from './MemberFrame';

/** The public pages that members read without leaving their frame. */
export function ReadingLayout() {
  return (
    <MemberFrame>
      <ColumnWithRail rail={<MemberRail />}>
        <InColumn>
          <Outlet />
        </InColumn>
      </ColumnWithRail>
    </MemberFrame>
  );
}
