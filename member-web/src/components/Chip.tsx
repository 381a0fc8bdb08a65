import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';

type Hue = 'indigo' | 'leaf' | 'marigold' | 'teal';

/** A word or two about the state of something, on a tint. */
export const Chip = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(
  ({ theme, hue }) => ({
    ...theme.typography.caption,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 4,
    minHeight: 24,
    // With large letters on a narrow phone it has two lines.
    maxWidth: '100%',
    padding: '0 10px',
    borderRadius: radii.full,
    fontWeight: 620,
    backgroundColor: theme.vars.palette.campus[hue].tint,
    color: theme.vars.palette.campus[hue].text,
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
);
