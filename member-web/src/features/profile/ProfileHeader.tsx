import { Avatar } from '@campus-commons/web-kit/Avatar.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { PlainList, VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Pencil, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ProfileDto } from '../../api/generated';
import { nameOf } from '../../lib/text/members';
import { OwnPictures } from './OwnPictures';
import { ProfileCover } from './ProfileCover';
import { Portrait, PORTRAIT_PIXELS, ProfileFrame, READ_COVER_PIXELS } from './ProfileFrame';
import { ProfileGaps } from './ProfileGaps';
import { MutedNotice } from '../safety/exports/RelationNotices';
import { useLimit } from '../safety/exports/useLimit';
import { PersonMenu } from '../safety/exports/PersonMenu';
import { commonTexts } from '../../texts/common';
import { profileTexts } from '../../texts/profile';
import { PROFILE_FIELDS, profileFields, valuesOf } from './profileFields';

/** Grid areas below the cover, as `sx`: portrait, heading, and buttons on the right; stacked on phones. */
export const headerAreas = {
  display: 'grid',
  gridTemplateAreas: {
    xs: '"portrait action" "content content"',
    md: '"portrait content action"',
  },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  columnGap: { xs: 4, md: 6 },
  px: { xs: 4, md: 8 },
  pb: { xs: 5, md: 7 },
} as const;

/** A name longer than this, characters, would need more than two lines at full size on a phone. */
const LONG_NAME = 48;

interface ProfileHeaderProps {
  profile: ProfileDto;
  /** Opens the form; only on the member's own profile. */
  onEdit: () => void;
  /** Focuses the edit button, because the form was just closed. */
  isBackFromForm: boolean;
}

/** The header of a profile; on the member's own with buttons to change the pictures. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { profile } = props;
  if (profile.isOwner) {
    return <OwnPictures profile={profile}>{(pictures) => <Head {...props} {...pictures} />}</OwnPictures>;
  }
  return (
    <Head
      {...props}
      cover={<ProfileCover path={profile.coverUrl} memberId={profile.User.id} width={1920} />}
      portrait={
        <Portrait sx={{ gridArea: 'portrait' }}>
          <Avatar person={profile.User} path={profile.profileUrl} size={PORTRAIT_PIXELS} />
        </Portrait>
      }
    />
  );
}

interface HeadProps extends ProfileHeaderProps {
  cover: ReactNode;
  portrait: ReactNode;
  /** The error of a picture. */
  pictureError?: ReactNode;
}

function Head({ profile, onEdit, isBackFromForm, cover, portrait, pictureError }: HeadProps) {
  const { User, title } = profile;
  const off = useLimit();
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBackFromForm) editButton.current?.focus();
  }, [isBackFromForm]);

  return (
    <ProfileFrame coverHeight={READ_COVER_PIXELS} cover={cover}>
      <Box sx={headerAreas}>
        {portrait}
        {profile.isOwner && (
          <Box sx={{ gridArea: 'action', justifySelf: 'end', pt: { xs: 2.5, md: 5 } }}>
            <Button
              ref={editButton}
              variant="outlined"
              startIcon={<Pencil size={16} aria-hidden />}
              onClick={onEdit}
              {...off}
            >
              {profileTexts.edit}
            </Button>
          </Box>
        )}
        {!profile.isOwner && (
          <Box
            sx={{
              gridArea: 'action',
              justifySelf: 'end',
              alignSelf: 'start',
              display: 'flex',
              pt: { xs: 2.5, md: 5 },
            }}
          >
            {profile.relation === 'mute' && <MutedNotice person={{ id: User.id, name: nameOf(User) }} />}
            <PersonMenu
              person={{ id: User.id, name: nameOf(User) }}
              reported={{ kind: 'member', id: User.id }}
              relation={profile.relation}
            />
          </Box>
        )}
        <Box sx={{ gridArea: 'content', minWidth: 0, pt: { xs: 3, md: 4.5 } }}>
          <Typography
            variant="h1"
            dir="auto"
            sx={[
              { overflowWrap: 'anywhere' },
              // Smaller, above all on phones, where the longest names would fill half of the screen.
              nameOf(User).length > LONG_NAME && {
                fontSize: { xs: '1.25rem', md: '1.625rem' },
                lineHeight: { xs: 1.25 },
              },
            ]}
          >
            {nameOf(User)}
          </Typography>
          {title && (
            <Typography dir="auto" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
          )}
          <Facts profile={profile} />
          <Box component="dl" sx={{ display: 'flex', gap: 5, m: 0, mt: 4, typography: 'compact' }}>
            <Figure label={commonTexts.followers} count={profile.followers} />
            <Figure label={commonTexts.following} count={profile.following} />
          </Box>
        </Box>
      </Box>
      {profile.isOwner && <ProfileGaps profile={profile} onEdit={onEdit} />}
      {pictureError}
    </ProfileFrame>
  );
}

function Facts({ profile }: { profile: ProfileDto }) {
  const values = valuesOf(profile);
  const facts = PROFILE_FIELDS.flatMap((name) => {
    const { fact } = profileFields[name];
    return fact && values[name] ? [{ name, ...fact, value: values[name] }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <PlainList
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        flexWrap: 'wrap',
        columnGap: 6,
        rowGap: 1.5,
        mt: 4,
        typography: 'compact',
      }}
    >
      {facts.map(({ name, ...fact }) => (
        <Fact key={name} {...fact} />
      ))}
    </PlainList>
  );
}

function Fact({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
      <Box sx={{ flex: 'none', pt: '2px', color: 'text.secondary' }}>
        <Icon size={18} aria-hidden />
      </Box>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      <Box component="span" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    </Box>
  );
}

function Figure({ label, count }: { label: string; count: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'row-reverse', gap: 1 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(count)}
      </Box>
    </Box>
  );
}
