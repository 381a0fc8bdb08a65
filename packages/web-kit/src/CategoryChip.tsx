import Box from '@mui/material/Box';
import { categoryHues, type PageCategory } from './tokens.ts';

export interface CategoryChipProps {
  category: PageCategory;
  /** Where it stands: on a card it brings its tint, on a tinted niche it is white. Default "card". */
  on?: 'card' | 'niche';
}

/** The kind of a page: a small arch and the word, in the hue of that kind. */
export function CategoryChip({ category, on = 'card' }: CategoryChipProps) {
  const hue = `campus.${categoryHues[category]}`;
  return (
    <Box
      component="span"
      sx={{
        typography: 'caption',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        height: 26,
        px: 2.5,
        borderRadius: '999px',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: `${hue}.text`,
        bgcolor: on === 'niche' ? 'campus.surface' : `${hue}.tint`,
        '&::before': {
          content: '""',
          width: 8,
          height: 9,
          borderRadius: '8px 8px 1px 1px',
          bgcolor: 'currentColor',
        },
      }}
    >
      {category}
    </Box>
  );
}
