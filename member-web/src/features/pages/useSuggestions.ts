import { useState } from 'react';
import type { PageDto } from '../../api/generated';
import { usePagesGetSuggestionsQuery } from './pagesApi';

/** Number of pages suggested at a time. */
const MAX_SHOWN = 3;

interface SuggestionsOptions {
  /** Id of a page that is shown already. */
  except?: string;
  /** Does not call the server yet. */
  isDeferred?: boolean;
}

export interface Suggestions {
  /** At most three; undefined until they have arrived, empty if they could not be fetched. */
  pages: readonly PageDto[] | undefined;
  /** Keeps a page in the list although it is followed, so that following can be undone. */
  keep: (id: string) => void;
}

/** Pages that the member may want to follow. */
export function useSuggestions({ except, isDeferred = false }: SuggestionsOptions = {}): Suggestions {
  const { data, isError } = usePagesGetSuggestionsQuery({ emptyDto: {} }, { skip: isDeferred });
  const [followedHere, setFollowedHere] = useState<readonly string[]>([]);
  const isOffered = ({ id, isFollowing }: PageDto) =>
    id !== except && (!isFollowing || followedHere.includes(id));
  return {
    pages: isError ? [] : data?.data.pages.filter(isOffered).slice(0, MAX_SHOWN),
    keep: (id: string) => setFollowedHere((ids) => [...ids, id]),
  };
}
