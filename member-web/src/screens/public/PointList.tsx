import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { archRadius } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';

/** The accent colours of the public pages. */
export type PageHue = 'teal' | 'marigold' | 'hibiscus' | 'leaf' | 'indigo' | 'brick';

interface Point {
  title: string;
  text: string;
}

interface PointListProps {
  items: readonly Point[];
  hue: PageHue;
  /** One icon per item, in order; without icons the items are numbered steps. */
  icons?: readonly LucideIcon[];
  /** Columns from 900 px up; phones have one. Default 1. */
  columns?: 1 | 2 | 3 | 4;
}

const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 46,
  paddingTop: 4,
  fontWeight: 680,
  borderRadius: archRadius(46 / 40, 10),
});

/** A list of short points, each below a small arch with an icon or a number. */
export function PointList({ items, hue, icons, columns = 1 }: PointListProps) {
  return (
    <PlainList
      component={icons ? 'ul' : 'ol'}
      sx={{
        display: 'grid',
        columnGap: 12,
        rowGap: { xs: 6, md: 8 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: columns === 1 ? '' : 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {items.map(({ title, text }, index) => {
        const Icon = icons?.[index];
        return (
          <Box key={title} component="li" sx={{ display: 'flex', gap: 4 }}>
            <Mark aria-hidden sx={{ bgcolor: `campus.${hue}.tint`, color: `campus.${hue}.text` }}>
              {Icon ? <Icon size={20} /> : index + 1}
            </Mark>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 1, lineHeight: '1.5625rem', color: 'text.secondary' }}>{text}</Typography>
            </Box>
          </Box>
        );
      })}
    </PlainList>
  );
}
