import { ScreenTitle } from '../components/ScreenTitle';
import { useSearchParams } from 'react-router';
import { commonTexts } from '../texts/common';
import { MemberProfile } from './profile/MemberProfile';

/** The member's own profile, or with `?userId=` another member's. */
export function ProfileScreen() {
  const [search] = useSearchParams();
  const userId = search.get('userId') ?? '';
  return (
    <>
      <ScreenTitle>{commonTexts.profile}</ScreenTitle>
      {/* The key resets the state for each profile, so that nothing of the previous one stays open. */}
      <MemberProfile key={userId} userId={userId} />
    </>
  );
}
