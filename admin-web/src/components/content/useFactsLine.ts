import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { useTranslate } from 'react-admin';
import type { RemovalRecord } from '../../providers/records/content';

/** Returns a function for the facts of a row: its own while members see the entry, otherwise when and by whom it was removed. */
export function useFactsLine(): (removal: RemovalRecord | null, own: string) => string {
  const translate = useTranslate();
  return (removal, own) => {
    if (removal === null) return own;
    const day = indiaDate(removal.at);
    return removal.by === ''
      ? translate('content.removal.on', { day })
      : translate('content.removal.on_by', { day, by: removal.by });
  };
}
