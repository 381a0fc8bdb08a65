import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import type { ViewerImage } from '../../components/ImageViewer/viewerProps';
import { pictureGround } from '../../lib/layout/pictureFrame';
import { feedTexts } from '../../texts/feeds';

/** The frame of a picture of a post, with a thin line inside its edge; a click opens the picture. */
export const PictureButton = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 0,
  minWidth: 0,
  backgroundColor: pictureGround(theme.vars.palette.campus.sunken),
  cursor: 'zoom-in',
  // Above the picture, which would cover a border. A pale photo would have no edge without it.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.vars.palette.campus.ink} 12%, transparent)`,
  },
  // The focus ring is drawn above the picture, which would cover an outline of the button itself.
  '&:focus-visible, &.Mui-focusVisible': { outline: 'none' },
  '&:focus-visible::after, &.Mui-focusVisible::after': {
    content: '""',
    position: 'absolute',
    inset: '4px',
    borderRadius: '8px',
    boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}, 0 0 0 4px ${theme.vars.palette.campus.surface}`,
    // Visible in forced colours, which remove shadows.
    outline: '2px solid transparent',
  },
}));

/** Where a picture stands among those of its post. */
interface PicturePlace {
  /** From 0. */
  index: number;
  total: number;
  /** How many further pictures it stands for. */
  more: number;
}

/** The accessible name of the button that opens a picture. @param place undefined for an only picture */
export function pictureLabel(image: ViewerImage, place?: PicturePlace): string {
  const action = place ? feedTexts.openPictureOf(place.index + 1, place.total) : feedTexts.openPicture;
  return [
    action,
    place && place.more > 0 ? feedTexts.andMore(place.more) : '',
    image.alt && `: ${image.alt}`,
  ].join('');
}
