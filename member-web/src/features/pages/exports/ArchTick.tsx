import { archRadius, categoryHues } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import type { PageDto } from '../../../api/generated';

/** Covers an arch in the colour of the text, through which its picture is seen. */
const Tint = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: 'color-mix(in srgb, currentColor 60%, transparent)',
});

/** Pictures have any colour: on its own ground the tick is seen on all of them. */
const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '46%',
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.campus.surface,
  '& svg': { width: '62%', height: '62%', strokeWidth: 3 },
}));

interface ArchTickProps {
  category: PageDto['category'];
  /** Of the arch, as those of `Arch`. */
  width: number;
  height: number;
  base?: number;
  className?: string;
  onAnimationEnd?: () => void;
}

/** Lies over a followed page's arch: the hue of its category, and a tick. How it appears is its user's style. */
export function ArchTick({ category, width, height, base = 6, ...rest }: ArchTickProps) {
  return (
    <Tint
      {...rest}
      data-filling
      sx={{ borderRadius: archRadius(height / width, base), color: `campus.${categoryHues[category]}.text` }}
    >
      <Disc>
        <Check aria-hidden />
      </Disc>
    </Tint>
  );
}
