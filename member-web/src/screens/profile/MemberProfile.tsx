import { Button } from '@campus-commons/web-kit/Button.tsx';
import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isNotFound } from '../../api/errors';
import { Feature } from '../../components/Feature';
import { ErrorBox } from '../../components/states/ErrorBox';
import { NotFoundBox } from '../../components/states/NotFoundBox';
import { showToast } from '../../components/toasts/toasts';
import { FeedStack } from '../../features/feeds/exports/FeedStack';
import { ProfileHeader } from '../../features/profile/ProfileHeader';
import { ProfileSkeleton } from '../../features/profile/ProfileSkeleton';
import { useProfileGetQuery } from '../../features/profile/profileApi';
import { usePreloadedRecords } from '../../features/records/exports/LazyMemberRecords';
import { BlockedNotice } from '../../features/safety/exports/RelationNotices';
import { paths } from '../../lib/address/paths';
import { nameOf } from '../../lib/text/members';
import { useOverlay } from '../../lib/hooks/useOverlay';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';
import { ProfileBody } from './ProfileBody';

const ProfileForm = lazyChunk(() => import('../../features/profile/edit/ProfileForm'), 'ProfileForm');

/** A member's profile and posts. The own profile can also be edited. */
export function MemberProfile({ userId }: { userId: string }) {
  const { data, isError, error, isFetching, refetch } = useProfileGetQuery({
    getProfileDto: userId === '' ? {} : { userId },
  });
  usePreloadedRecords();
  const form = useOverlay('edit-profile');
  const [isBackFromForm, setIsBackFromForm] = useState(false);
  const profile = data?.data;

  if (isError && isNotFound(error)) {
    return (
      <FeedStack>
        <MemberMissing />
      </FeedStack>
    );
  }
  if (isError && !profile) {
    return (
      <>
        <Typography variant="h1" sx={{ mx: { xs: 4, sm: 0 }, mb: { xs: 3, md: 4.5 } }}>
          {commonTexts.profile}
        </Typography>
        <FeedStack>
          <ErrorBox
            title={profileTexts.failed}
            error={error}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        </FeedStack>
      </>
    );
  }
  if (!profile) return <ProfileSkeleton />;
  if (form.isOpen && profile.isOwner) {
    return (
      <Feature onClose={() => form.close()} fallback={<ProfileSkeleton />}>
        <ProfileForm
          profile={profile}
          onClose={(isSaved) => {
            if (isSaved) void showToast('success', profileTexts.saved);
            setIsBackFromForm(true);
            form.close();
          }}
        />
      </Feature>
    );
  }
  return (
    <>
      <ProfileHeader profile={profile} onEdit={() => form.open()} isBackFromForm={isBackFromForm} />
      {profile.relation === 'block' ? (
        <FeedStack sx={{ mt: { xs: 2.5, md: 5 } }}>
          <BlockedNotice person={{ id: profile.User.id, name: nameOf(profile.User) }} />
        </FeedStack>
      ) : (
        <ProfileBody profile={profile} />
      )}
    </>
  );
}

/** Shown when a member does not exist: the account was deleted, or the address is wrong. */
function MemberMissing() {
  return (
    <NotFoundBox
      heading="h1"
      title={profileTexts.missing}
      actions={
        <Button variant="tonal" component={Link} to={paths.dashboard}>
          {commonTexts.goBack}
        </Button>
      }
    >
      {profileTexts.missingText}
    </NotFoundBox>
  );
}
