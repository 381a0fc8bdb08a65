import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';

interface ArchPictureProps {
  src: string;
  /** Height ÷ width. Default 1.12, as the doors of the landing page have it. */
  ratio?: number;
  /** What of the drawing stays in sight where the arch cuts it, as `object-position`. Default its middle. */
  focus?: string;
  /** Largest width, px; the width of its place without it. */
  maxWidth?: number;
  /** True in the first window, where the picture must not wait for scrolling. Default false. */
  eager?: boolean;
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  filter: theme.vars.palette.campus.pictureFilter,
  // A night sky keeps its edge on dark paper, a white wall on light.
  outline: `1px solid color-mix(in srgb, ${theme.vars.palette.campus.ink} 10%, transparent)`,
  outlineOffset: -1,
}));

/** A drawing in the shape of the house. It decorates what the words beside it say. */
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
