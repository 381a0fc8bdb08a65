import Box from '@mui/material/Box';
import { categoryHues, type PageCategory } from './tokens.ts';

export interface CategoryChipProps {
  category: PageCategory;
  /** The background it is placed on: tinted on a card, white on a tinted field. Default "card". */
  on?: 'card' | 'niche';
}

/** A page's category: a small arch and the name, in the category's hue. */
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
        height: '1.625rem',
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
