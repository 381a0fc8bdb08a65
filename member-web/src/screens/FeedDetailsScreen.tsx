import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { useParams } from 'react-router-dom';
import { BackLink } from '../components/BackLink';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { FeedDetails } from '../features/feeds/FeedDetails';
import { feedAddress } from '../lib/address/feeds';
import { commonTexts } from '../texts/common';
import { feedTexts } from '../texts/feeds';
import { MemberRail } from './rail/MemberRail';

/** One post with its comments; the address that Share copies. */
export function FeedDetailsScreen() {
  const { id = '' } = useParams();
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{commonTexts.post}</ScreenTitle>
      <BackLink to={feedAddress('everyone')}>{feedTexts.allPosts}</BackLink>
      <VisuallyHidden as="h1">{commonTexts.post}</VisuallyHidden>
      <FeedDetails feedId={id} />
    </ColumnWithRail>
  );
}
