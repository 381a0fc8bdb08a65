import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Share2 } from 'lucide-react';
import { feedTexts } from '../texts/feeds';
import { copyLink, hasShareSheet, shareLink } from './shareLink';

/** Passes a screen of this site on: on phones by their share sheet, else its link is copied. @param path see {@link copyLink} */
export function ShareIcon({ path }: { path: string }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const share = isPhone && hasShareSheet() ? shareLink : copyLink;
  return (
    <IconButton aria-label={feedTexts.share} onClick={() => void share(path)}>
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
