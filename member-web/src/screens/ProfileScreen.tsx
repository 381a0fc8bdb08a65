import { useSearchParams } from 'react-router-dom';
import { ScreenTitle } from '../components/ScreenTitle';
import { useProfileGetQuery } from '../features/profile/profileApi';
import { nameOf } from '../lib/text/members';
import { commonTexts } from '../texts/common';
import { MemberProfile } from './profile/MemberProfile';

/** The member's own profile, or with `?userId=` another member's. */
export function ProfileScreen() {
  const [search] = useSearchParams();
  const userId = search.get('userId') ?? '';
  const { data } = useProfileGetQuery({ getProfileDto: userId === '' ? {} : { userId } });
  const profile = data?.data;
  return (
    <>
      <ScreenTitle>{profile && !profile.isOwner ? nameOf(profile.User) : commonTexts.profile}</ScreenTitle>
      {/* The key resets the state for each profile, so that nothing of the previous one stays open. */}
      <MemberProfile key={userId} userId={userId} />
    </>
  );
}
