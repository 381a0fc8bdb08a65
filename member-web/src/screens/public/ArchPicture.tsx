import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';

interface ArchPictureProps {
  src: string;
  /** Height ÷ width. Default 1.12, as the doors of the landing page. */
  ratio?: number;
  /** The part of the picture that stays visible in the arch, as `object-position`. Default the centre. */
  focus?: string;
  /** Maximum width, px; by default the width of the container. */
  maxWidth?: number;
  /** Loads the picture without waiting for scrolling; true in the first window. Default false. */
  eager?: boolean;
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  filter: theme.vars.palette.campus.pictureFilter,
  // Keeps an edge around a night sky on a dark background and a white wall on a light one.
  outline: `1px solid color-mix(in srgb, ${theme.vars.palette.campus.ink} 10%, transparent)`,
  outlineOffset: -1,
  // Between phones and desktops it stands below its text and is narrower.
  [theme.breakpoints.only('sm')]: { marginInline: 'auto' },
}));

/** A picture in the shape of an arch. It is decoration: the text beside it says the same. */
export function ArchPicture({
  src,
  ratio = 1.12,
  focus = '50% 50%',
  maxWidth,
  eager = false,
}: ArchPictureProps) {
  return (
    <Picture
      src={src}
      alt=""
      width={400}
      height={Math.round(400 * ratio)}
      loading={eager ? 'eager' : 'lazy'}
      style={{
        aspectRatio: `1 / ${ratio}`,
        borderRadius: archRadius(ratio, 16),
        objectPosition: focus,
        maxWidth,
      }}
    />
  );
}
