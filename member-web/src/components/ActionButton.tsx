import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { radii } from '@campus-commons/web-kit/tokens.ts';
import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/**
 * A borderless button in the action row of a card: high enough for touch, with a background only on hover or while
 * open.
 */
export const ActionButton = styled(ButtonBase)<ButtonBaseProps>(({ theme }) => ({
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  gap: 8,
  borderRadius: radii.control,
  whiteSpace: 'nowrap',
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.pxToRem(14),
  lineHeight: 20 / 14,
  fontWeight: 590,
  color: theme.vars.palette.campus.ink2,
  transition: theme.transitions.create(['background-color', 'color']),
  '&:hover, &[aria-expanded="true"]': {
    backgroundColor: theme.vars.palette.campus.sunken,
    color: theme.vars.palette.campus.ink,
  },
  '@media (max-width: 359.95px)': { padding: '0 10px' },
}));
