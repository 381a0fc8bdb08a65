import { categoryHues, pageCategories, radii, type PageCategory } from '@campus-commons/web-kit/tokens.ts';
import Box from '@mui/material/Box';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { fieldTexts } from '../../texts/fields';
import { pageListTexts } from '../../texts/pageList';
import { PAGES_SHOWN, type PagesQuery } from './pagesQuery';

/** One line that scrolls sideways where the chips have no room; full-bleed on phones. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  // Room for the chips' hit areas and focus rings, which the row would clip.
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('sm')]: { marginInline: -4, paddingInline: 4 },
}));

const Group = styled('div')({ display: 'flex', flex: 'none', gap: 8 });

const Chip = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'relative',
  flex: 'none',
  minHeight: 36,
  padding: '6px 14px',
  border: `1px solid ${theme.vars.palette.campus.hairlineStrong}`,
  borderRadius: radii.full,
  backgroundColor: theme.vars.palette.campus.surface,
  color: theme.vars.palette.campus.ink2,
  whiteSpace: 'nowrap',
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
  '&:hover': { borderColor: theme.vars.palette.campus.inputBorder, color: theme.vars.palette.campus.ink },
}));

/** The colours of a chip that is on, as `sx`. */
const onIn = (hue: string) => ({
  '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
    borderColor: 'transparent',
    bgcolor: `campus.${hue}.tint`,
    color: `campus.${hue}.text`,
  },
});

interface PagesFiltersProps {
  query: PagesQuery;
  onChange: (change: Partial<PagesQuery>) => void;
}

/** Chooses which pages the list shows, and of which category. A category that is pressed again is taken back. */
export function PagesFilters({ query: { show, category }, onChange }: PagesFiltersProps) {
  const row = useRef<HTMLDivElement>(null);
  // A category of an address may be out of sight.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[data-category][aria-pressed="true"]');
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft + chip.offsetWidth - row.current.clientWidth + 16;
  }, [category]);
  return (
    <Row ref={row} sx={{ position: 'relative' }}>
      <Group role="group" aria-label={pageListTexts.whichPages}>
        {PAGES_SHOWN.map((known) => (
          <Chip
            key={known}
            aria-pressed={known === show}
            onClick={() => onChange({ show: known })}
            sx={onIn('teal')}
          >
            {pageListTexts.shown[known]}
          </Chip>
        ))}
      </Group>
      <Box aria-hidden sx={{ flex: 'none', width: '1px', my: 2, bgcolor: 'campus.hairlineStrong' }} />
      <Group role="group" aria-label={fieldTexts.category}>
        {pageCategories.map((known) => (
          <CategoryFilter
            key={known}
            category={known}
            isOn={known === category}
            onToggle={() => onChange({ category: known === category ? undefined : known })}
          />
        ))}
      </Group>
    </Row>
  );
}

interface CategoryFilterProps {
  category: PageCategory;
  isOn: boolean;
  onToggle: () => void;
}

function CategoryFilter({ category, isOn, onToggle }: CategoryFilterProps) {
  return (
    <Chip data-category aria-pressed={isOn} onClick={onToggle} sx={onIn(categoryHues[category])}>
      {category}
    </Chip>
  );
}
