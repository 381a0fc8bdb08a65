import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { usePageStanding, type PageStanding } from '../../pages/exports/usePageStanding';
import { pageOf, type PostPlace, type Subject } from './subject';

/** Where the post goes, and whether it may. */
export interface PlaceState {
  /** Everyone without it. */
  page?: PostPlace;
  /** Open for a post that is there already: it stays where it is, whatever became of the page. */
  standing: PageStanding;
}

/** Where the post goes: a page, as it is called now, or everyone. */
export function usePostPlace(subject: Subject) {
  const [page, setPage] = useState(() => pageOf(subject));
  const isNew = subject.kind === 'new';
  const known = usePageStanding(isNew ? page?.id : undefined);
  return {
    page: page && {
      ...page,
      title: known.page?.title ?? page.title,
      imageUrl: known.page?.imageUrl ?? page.imageUrl,
    },
    /** @param error what the server said last, which knows better than what was fetched before */
    standingAfter: (error: unknown): PageStanding => {
      const status = isNew && page ? failureStatus(error) : undefined;
      if (status === 404) return 'gone';
      if (status === 403) return 'not-followed';
      return known.standing;
    },
    toEveryone: () => setPage(undefined),
  };
}
