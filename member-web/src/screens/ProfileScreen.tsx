import { ScreenTitle } from '../components/ScreenTitle';
import { useSearchParams } from 'react-router';
import { commonTexts } from '../texts/common';
import { MemberProfile } from './profile/MemberProfile';

/** One's own profile, or with `?userId=` another member's. */
export function ProfileScreen() {
  const [search] = useSearchParams();
  const userId = search.get('userId') ?? '';
  return (
    <>
      <ScreenTitle>{commonTexts.profile}</ScreenTitle>
      {/* Somebody else's profile is another screen: nothing of the one before stays open. */}
      <MemberProfile key={userId} userId={userId} />
    </>
  );
}
