import { ColumnWithRail } from '../../components/ColumnWithRail';
import { InColumn } from '../../screens/public/InColumn';
import { MemberRail } from '../../screens/rail/MemberRail';
import { MemberFrame } from './MemberFrame';
import { Screen } from './Screen';

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
