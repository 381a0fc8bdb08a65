import { layout } from '@campus-commons/web-kit/tokens.ts';
import { ButtonBase } from '@campus-commons/web-kit/ButtonBase.tsx';
import { styled } from '@mui/material/styles';
import { ArrowUp } from 'lucide-react';
import { LOW_WINDOW } from '../lib/layout/lowWindow';

/** Without height: it lies over what is below and stays in the window. */
const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  top: 16,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { top: layout.topBarHeight + 8, [LOW_WINDOW]: { top: 8 } },
  '@media print': { display: 'none' },
}));

const Pill = styled(ButtonBase)(({ theme }) => ({
  pointerEvents: 'auto',
  flex: 'none',
  alignSelf: 'flex-start',
  display: 'flex',
  gap: 6,
  height: 36,
  padding: '0 18px 0 14px',
  borderRadius: 18,
  border: `1px solid ${theme.vars.palette.campus.teal.text}`,
  backgroundColor: theme.vars.palette.campus.teal.tint,
  boxShadow: '0 4px 14px rgba(64, 46, 18, 0.18)',
  color: theme.vars.palette.campus.teal.text,
  ...theme.typography.subtitle2,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.palette.campus.sunken },
  ...theme.applyStyles('dark', { boxShadow: '0 4px 14px rgba(0, 0, 0, 0.5)' }),
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'campus-pill 160ms ease-out',
    '@keyframes campus-pill': { from: { opacity: 0 } },
  },
}));

interface NewEntriesPillProps {
  /** Says how many there are. */
  text: string;
  /** How far it is moved up from where the list begins, in px: on a phone and from `md`. It is 36 px high. */
  lift: { phone: number; desktop: number };
  onClick: () => void;
}

/** Offers entries that arrived after a list was fetched. It lies over the list's beginning, so nothing moves. */
export function NewEntriesPill({ text, lift, onClick }: NewEntriesPillProps) {
  return (
    <Place>
      <Pill
        onClick={onClick}
        sx={{ transform: { xs: `translateY(-${lift.phone}px)`, md: `translateY(-${lift.desktop}px)` } }}
      >
        <ArrowUp size={16} aria-hidden />
        <span>{text}</span>
      </Pill>
    </Place>
  );
}
