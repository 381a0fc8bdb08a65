import { indiaDate } from '@campus-commons/web-kit/dates.ts';
import { useTranslate } from 'react-admin';
import type { AdminRemovalDto } from '../../api/generated';

/** Returns a function for the facts of a row: its own while members see the entry, otherwise when and by whom it was removed. */
export function useFactsLine(): (removal: AdminRemovalDto | undefined, own: string) => string {
  const translate = useTranslate();
  return (removal, own) => {
    if (removal === undefined) return own;
    const day = indiaDate(removal.at);
    return removal.by === null
      ? translate('content.removal.on', { day })
      : translate('content.removal.on_by', { day, by: removal.by });
  };
}
