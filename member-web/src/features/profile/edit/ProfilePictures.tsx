import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Camera, Image, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { ProfileDto } from '../../../api/generated';
import { usePictureChoice } from '../../../components/ImageCropper/usePictureChoice';
import { Preview } from '../../../components/ImagePicker/AttachedImage';
import type { PictureChange } from '../../../lib/drafts/usePictureDraft';
import { profileTexts } from '../../../texts/profile';
import { avatarShape, CameraButton, coverShape, ProfileCover } from '../ProfileCover';
import { PORTRAIT_PIXELS, Portrait, ProfileFrame } from '../ProfileFrame';

interface ProfilePicturesProps {
  profile: ProfileDto;
  avatar: PictureChange;
  onAvatar: (change: PictureChange) => void;
  cover: PictureChange;
  onCover: (change: PictureChange) => void;
  /** Shown beside the portrait. */
  heading: ReactNode;
  children: ReactNode;
}

/** Cover and portrait as they will be after saving, with buttons to change and remove them. */
export function ProfilePictures({
  profile,
  avatar,
  onAvatar,
  cover,
  onCover,
  heading,
  children,
}: ProfilePicturesProps) {
  const avatarChoice = usePictureChoice({
    label: profileTexts.choosePicture,
    cropTitle: profileTexts.cropPicture,
    shape: avatarShape,
    onChosen: onAvatar,
  });
  const coverChoice = usePictureChoice({
    label: profileTexts.chooseCover,
    cropTitle: profileTexts.cropCover,
    shape: coverShape,
    onChosen: onCover,
  });
  const changeAvatar = useRef<HTMLButtonElement>(null);
  const changeCover = useRef<HTMLButtonElement>(null);
  const shownCover = cover === undefined ? profile.coverUrl : null;
  const shownAvatar = avatar === undefined ? profile.profileUrl : null;
  const refusal = avatarChoice.refusal ?? coverChoice.refusal;

  return (
    <ProfileFrame
      // About half the height of the cover on the profile; the pattern ends between two rows of tiles.
      coverHeight={{ xs: 128, md: 126, lg: 'auto' }}
      cover={
        <>
          {cover instanceof File ? (
            <Preview file={cover} />
          ) : (
            <ProfileCover path={shownCover} memberId={profile.User.id} width={1920} />
          )}
          <Box
            sx={{
              position: 'absolute',
              top: { xs: 12, md: 20 },
              right: { xs: 16, md: 20 },
              display: 'flex',
              gap: 2,
            }}
          >
            <Button
              ref={changeCover}
              variant="outlined"
              startIcon={<Image size={16} aria-hidden />}
              onClick={coverChoice.open}
            >
              {profileTexts.changeCover}
            </Button>
            {(cover instanceof File || shownCover) && (
              <Button
                variant="outlined"
                aria-label={profileTexts.removeCover}
                onClick={() => {
                  // The focused button disappears with the cover, so the focus moves to the button beside it.
                  changeCover.current?.focus();
                  onCover(profile.coverUrl ? 'removed' : undefined);
                }}
                sx={{ px: 0 }}
              >
                <Trash2 size={18} aria-hidden />
              </Button>
            )}
          </Box>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: { xs: 4, md: 6 },
          px: { xs: 4, md: 8 },
        }}
      >
        <Box sx={{ position: 'relative', alignSelf: 'start' }}>
          <Portrait>
            {avatar instanceof File ? (
              <Preview file={avatar} />
            ) : (
              <Avatar person={profile.User} path={shownAvatar} size={PORTRAIT_PIXELS} />
            )}
          </Portrait>
          <CameraButton ref={changeAvatar} onClick={avatarChoice.open}>
            <Camera size={16} aria-hidden />
            <VisuallyHidden>{profileTexts.changePicture}</VisuallyHidden>
          </CameraButton>
        </Box>
        <Box sx={{ minWidth: 0, pt: { xs: 3, md: 4 } }}>
          {heading}
          {(avatar instanceof File || shownAvatar) && (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                changeAvatar.current?.focus();
                onAvatar(profile.profileUrl ? 'removed' : undefined);
              }}
              sx={{ mt: 1, ml: -3.5 }}
            >
              {profileTexts.removePicture}
            </Button>
          )}
        </Box>
      </Box>
      {refusal !== undefined && (
        <Alert severity="error" sx={{ mx: { xs: 4, md: 8 }, mt: 4 }}>
          {refusal}
        </Alert>
      )}
      {avatarChoice.parts}
      {coverChoice.parts}
      {children}
    </ProfileFrame>
  );
}
