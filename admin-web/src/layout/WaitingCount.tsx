import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { CaseEntryDto } from '../api/generated';
import { useCounted } from '../i18n/i18nProvider';

/** How long the figures are fresh when the window gets the focus. */
const STALE_AFTER_MS = 60_000;

/** Cases that wait, and how many of them are late. */
export interface Waiting {
  count: number;
  late: number;
  /** "12 wait, 3 late"; empty when none waits. */
  words: string;
}

/**
 * Counted anew whenever another section opens, the window gets the focus, or a case is decided. Polling would keep an idle
 * session alive. While it is unknown, and after a failure, nothing waits: Review itself says what is wrong.
 */
export function useWaiting(): Waiting {
  const translate = useTranslate();
  const counted = useCounted();
  const list = useGetList<CaseEntryDto>(
    'review',
    { pagination: { page: 1, perPage: 1 }, filter: { list: 'waiting' } },
    { staleTime: STALE_AFTER_MS, refetchOnWindowFocus: true },
  );
  const { total: count = 0, refetch } = list;
  const { pathname } = useLocation();
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, refetch]);
  const { late = 0 } = (list.meta ?? {}) as { late?: number };
  const lateWords = late > 0 ? `, ${translate('review.late_count', { count: formatCount(late) })}` : '';
  return { count, late, words: count === 0 ? '' : `${counted('review.count', count)}${lateWords}` };
}

interface WaitingCountProps {
  waiting: Waiting;
  /** With room for words it says how many are late; else the number turns red. Both would clip the section's name. */
  hasRoom?: boolean;
}

/** The number of cases that wait, beside the name of the section. */
export function WaitingCount({ waiting: { count, late, words }, hasRoom = false }: WaitingCountProps) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden sx={{ flex: 'none', ml: 2 }}>
        <Pill isLate={late > 0}>
          {late > 0 && hasRoom
            ? translate('review.late_count', { count: formatCount(late) })
            : formatCount(count)}
        </Pill>
      </Box>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

function Pill({ isLate = false, children }: { isLate?: boolean; children: string }) {
  const tone = isLate ? 'danger' : 'marigold';
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        px: 2,
        borderRadius: '10px',
        typography: 'caption',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        color: `campus.${tone}.text`,
        bgcolor: `campus.${tone}.tint`,
      }}
    >
      {children}
    </Box>
  );
}

/** Says on an icon that something waits, in red when it is late; the control's name says how much. */
export function WaitingDot({ waiting: { count, late } }: { waiting: Waiting }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: late > 0 ? 'campus.danger.main' : 'campus.marigold.main',
      }}
    />
  );
}
