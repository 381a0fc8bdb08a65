import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/baseApi';
import type { MemberCardDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { fits } from './mentionQuery';

/** A member who can be mentioned. */
export interface SuggestedMember extends MemberCardDto {
  collegeName: string | null;
}

/** Written by hand, so that its code loads with the text field and not with every page. */
export const suggestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestMembers: build.query<SuggestedMember[], { q: string; feedId?: string }>({
      query: (body) => ({ url: '/user/search/suggestMembers', method: 'POST', body }),
      transformResponse: (answer: { data: { members: SuggestedMember[] } }) => answer.data.members,
    }),
  }),
});

/** Debounce time before a search. */
const DELAY_MS = 200;

/**
 * The members whose names fit what is typed. While a search is under way, those of the one before that still fit. An error
 * leaves the list empty: typing goes on.
 * @param q undefined while no name is typed
 * @param feedId the post whose people come first
 */
export function useSuggestions(q: string | undefined, feedId: string | undefined): SuggestedMember[] {
  const dispatch = useDispatch<ApiDispatch>();
  const [found, setFound] = useState<{ q: string; members: SuggestedMember[] }>();
  // Who has no match by a beginning has none by more of it.
  const isKnownEmpty = found?.members.length === 0 && q?.startsWith(found.q);
  const asked = isKnownEmpty ? undefined : q;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let abort = () => {};
    const timer = setTimeout(() => {
      const call = dispatch(
        suggestApi.endpoints.suggestMembers.initiate({ q: asked, feedId }, { subscribe: false }),
      );
      abort = () => call.abort();
      void call.then(({ data }) => data && setFound({ q: asked, members: data }));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [asked, feedId, dispatch]);
  if (q === undefined || !found) return [];
  // What the server found for this text fits, whatever form its letters have.
  return found.q === q ? found.members : found.members.filter(({ name }) => fits(name, q));
}
