import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled, type Theme } from '@mui/material/styles';

/** One line that scrolls sideways where the chips have no room; full-bleed on phones. */
export const FilterRow = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  // Room for the chips' hit areas and focus rings, which the row would clip.
  padding: '4px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('sm')]: { marginInline: -4, paddingInline: 4 },
}));

/** Chips of which one, or none, is on. */
export const FilterGroup = styled('div')({ display: 'flex', flex: 'none', gap: 8 });

/** What is chosen has one colour in every filter, which is that of tabs. */
export const chosenColours = (theme: Theme) => ({
  borderColor: 'transparent',
  backgroundColor: theme.vars.palette.campus.teal.tint,
  color: theme.vars.palette.campus.teal.text,
});

/** A chip that filters a list. */
export const FilterChip = styled(ButtonBase)(({ theme }) => ({
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
  '&[aria-pressed="true"], &[aria-pressed="true"]:hover': chosenColours(theme),
}));

/** Stands between two groups. */
export const FilterRule = styled('div')(({ theme }) => ({
  flex: 'none',
  width: 1,
  marginBlock: 8,
  backgroundColor: theme.vars.palette.campus.hairlineStrong,
}));
