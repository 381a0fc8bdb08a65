import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** The frame of a picture of a post, with a thin line inside its edge; a click opens the picture. */
export const PictureButton = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 0,
  minWidth: 0,
  backgroundColor: theme.vars.palette.campus.sunken,
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
