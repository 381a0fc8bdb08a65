import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { SeededTile } from '@campus-commons/web-kit/SeededTile.tsx';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: theme.vars.palette.campus.pictureFilter,
}));

interface ProfileCoverProps {
  /** The path of the cover from the API; without it, a pattern generated from the member's id. */
  path: string | null;
  /** The member whose cover it is. */
  memberId: string;
  /** Width of the stored picture to load, px. */
  width: 480 | 1920;
}

/** The member's cover, which fills its container. It is decoration and has no alt text. */
export function ProfileCover({ path, memberId, width }: ProfileCoverProps) {
  // Stored by path, so that a picture that failed to load does not hide the one that replaces it.
  const [failed, setFailed] = useState<string>();
  return path && path !== failed ? (
    <Picture src={mediaUrl(path, width)} alt="" decoding="async" onError={() => setFailed(path)} />
  ) : (
    <SeededTile seed={memberId} columns={16} rows={4} />
  );
}

/** The button at the edge of a portrait that changes it: clear of the letter of a default portrait, and easy to touch. */
export const CameraButton = styled(ButtonBase)(({ theme }) => ({
  position: 'absolute',
  right: -8,
  bottom: -8,
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: '4px solid transparent',
  backgroundClip: 'padding-box',
  boxShadow: `inset 0 0 0 3px ${theme.vars.palette.campus.surface}`,
  backgroundColor: theme.vars.palette.campus.teal.tint,
  color: theme.vars.palette.campus.teal.text,
  '&:hover': { backgroundColor: theme.vars.palette.campus.teal.tintStrong },
}));

/** Portraits are shown at up to 134 px, covers at 1020 px; the stored width allows for high-density screens. */
export const avatarShape = { aspect: 1, isRound: true, maxWidth: 640 };
export const coverShape = { aspect: 4, isRound: false, maxWidth: 1920 };
