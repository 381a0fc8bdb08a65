import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileDto } from '../../api/generated';
import { PhoneHidden } from '../../components/PhoneHidden';
import { profileTexts } from '../../texts/profile';
import { CameraButton, ProfileCover } from './ProfileCover';
import { PictureError, PictureUpload } from './OwnPictureParts';
import { PORTRAIT_PIXELS, Portrait } from './ProfileFrame';
import { useLimit } from '../safety/exports/useLimit';
import { useOwnPicture } from './useOwnPicture';

interface OwnPicturesProps {
  profile: ProfileDto;
  /** Renders the profile header with the pictures in it. */
  children: (parts: { cover: ReactNode; portrait: ReactNode; pictureError: ReactNode }) => ReactNode;
}

/** The member's own cover and portrait, each with a button that changes it directly. */
export function OwnPictures({ profile, children }: OwnPicturesProps) {
  const off = useLimit();
  const avatar = useOwnPicture('avatar');
  const cover = useOwnPicture('cover');
  return children({
    cover: (
      <>
        {cover.file ? (
          <PictureUpload picture={cover} />
        ) : (
          <ProfileCover path={profile.coverUrl} memberId={profile.User.id} width={1920} />
        )}
        <Button
          variant="outlined"
          disabled={cover.isSaving}
          onClick={cover.choose}
          {...off}
          sx={{
            position: 'absolute',
            top: { xs: 12, md: 20 },
            right: { xs: 16, md: 20 },
            gap: 2,
            px: { xs: 0, md: 5 },
          }}
        >
          <Camera size={18} aria-hidden />
          <PhoneHidden>{profileTexts.changeYourCover}</PhoneHidden>
        </Button>
      </>
    ),
    portrait: (
      <Box sx={{ gridArea: 'portrait', position: 'relative', alignSelf: 'start' }}>
        <Portrait>
          {avatar.file ? (
            <PictureUpload picture={avatar} />
          ) : (
            <Avatar person={profile.User} path={profile.profileUrl} size={PORTRAIT_PIXELS} />
          )}
        </Portrait>
        <CameraButton onClick={avatar.choose} disabled={avatar.isSaving} {...off}>
          <Camera size={16} aria-hidden />
          <VisuallyHidden>{profileTexts.changeYourPicture}</VisuallyHidden>
        </CameraButton>
      </Box>
    ),
    pictureError: (
      <>
        <PictureError picture={avatar} />
        <PictureError picture={cover} />
        {avatar.parts}
        {cover.parts}
      </>
    ),
  });
}
