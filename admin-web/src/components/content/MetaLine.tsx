import Box from '@mui/material/Box';
import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ClippedText } from '../ClippedText';
import type { AdminRemovalDto } from '../../api/generated';

interface MetaLineProps {
  /** Formatted date; never wrapped or clipped. */
  day: string;
  /** Further text, clipped with an ellipsis when there is too little room. */
  more?: string | null;
}

/** A date and further text on one line. */
export function MetaLine({ day, more = null }: MetaLineProps) {
  return (
    <Box component="span" sx={{ display: 'flex', minWidth: 0, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ flex: 'none', whiteSpace: 'pre' }}>
        {more === null ? day : `${day} · `}
      </Box>
      {more !== null && (
        <Box component="span" sx={{ minWidth: 0, whiteSpace: 'normal' }}>
          <ClippedText>{more}</ClippedText>
        </Box>
      )}
    </Box>
  );
}

/** Returns a function for the facts of a row: its own while members see the entry, otherwise when and by whom it was removed. */
export function useFactsLine(): <Own extends ReactNode>(
  removal: AdminRemovalDto | undefined,
  own: Own,
) => Own | string {
  const translate = useTranslate();
  return (removal, own) => {
    if (removal === undefined) return own;
    const day = indiaDate(removal.at);
    const by = removedBy(removal, translate);
    return by === null
      ? translate('content.removal.on', { day })
      : translate('content.removal.on_by', { day, by });
  };
}

/** Who removed an entry, in words; null when nobody knows any more. */
export function removedBy(
  { by, isByPage }: AdminRemovalDto,
  translate: ReturnType<typeof useTranslate>,
): string | null {
  return isByPage ? translate('content.removal.page') : by;
}
