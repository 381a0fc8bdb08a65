import { failureStatus } from '@campus-commons/web-kit/errorText.ts';
import { useState } from 'react';
import { usePostingStatus, type PostingStatus } from '../../pages/exports/usePostingStatus';
import { pageOf, type PostPlace, type Subject } from './subject';

/** The target of the post, and whether the member may post there. */
export interface PlaceState {
  /** The page; everyone without it. */
  page?: PostPlace;
  /** `open` for an edit: an existing post stays on its page, whatever happened to the page. */
  postingStatus: PostingStatus;
}

/** The target of the post: a page with its current title, or everyone. */
export function usePostPlace(subject: Subject) {
  const [page, setPage] = useState(() => pageOf(subject));
  const isNew = subject.kind === 'new';
  const known = usePostingStatus(isNew ? page?.id : undefined);
  return {
    page: page && {
      ...page,
      title: known.page?.title ?? page.title,
      imageUrl: known.page?.imageUrl ?? page.imageUrl,
    },
    /** @param error the server's last error, which is newer than the fetched page */
    postingStatusAfter: (error: unknown): PostingStatus => {
      const status = isNew && page ? failureStatus(error) : undefined;
      if (status === 404) return 'deleted';
      if (status === 403) return 'not-followed';
      return known.postingStatus;
    },
    setPage,
  };
}
