import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { SeededTile } from '@campus-commons/web-kit/SeededTile.tsx';
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
  /** The cover as the API answered it; a pattern of the member's own without one. */
  path: string | null;
  /** Whose cover. */
  memberId: string;
  /** Width of the stored picture to ask for, px. */
  width: 480 | 1920;
}

/** Fills its box with the member's cover. Decoration: it says nothing that is not said beside it. */
export function ProfileCover({ path, memberId, width }: ProfileCoverProps) {
  // Remembered by path, so that a picture which failed does not hide the one that replaces it.
  const [failed, setFailed] = useState<string>();
  return path && path !== failed ? (
    <Picture src={mediaUrl(path, width)} alt="" decoding="async" onError={() => setFailed(path)} />
  ) : (
    <SeededTile seed={memberId} columns={16} rows={4} />
  );
}
