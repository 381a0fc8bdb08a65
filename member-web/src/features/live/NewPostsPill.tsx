import { layout } from '@campus-commons/web-kit/tokens.ts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { LOW_WINDOW } from '../../lib/lowWindow';
import { liveTexts } from '../../texts/live';
import { feedReload, newPosts } from './exports/shownPosts';

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
  height: 40,
  padding: '0 18px 0 14px',
  borderRadius: 20,
  // Half over the gap above the first post; on phones it would cover the author's name.
  transform: 'translateY(-10px)',
  [theme.breakpoints.down('md')]: { height: 36, transform: 'translateY(-26px)' },
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

/** Pressing it fetches the first page again and focuses its first post. */
export function NewPostsPill() {
  const count = useSyncExternalStore(newPosts.subscribe, newPosts.get);
  return (
    <Place>
      <Pill onClick={() => feedReload.get()?.()}>
        <ArrowUp size={16} aria-hidden />
        <span>{liveTexts.newPosts(count)}</span>
      </Pill>
    </Place>
  );
}
