import { foldLetters } from '@campus-commons/web-kit/text/generated.ts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/baseApi';
import type { MemberCardDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';

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

/** A name that is being typed. */
export interface MentionQuery {
  /** What to search for. */
  q: string;
  /** Characters from the `@` to the caret. */
  length: number;
}

/** Characters that a search needs. */
const MIN_CHARACTERS = 2;
/** Names have hardly more words. */
const MAX_WORDS = 4;

/** The name that is being typed after an `@`, at the end of a text; null if there is none. */
export function mentionQuery(before: string): MentionQuery | null {
  const typed = /(?:^|[^\p{L}\p{M}\p{N}_])@(\p{L}[^@\n]{0,49})$/u.exec(before)?.[1];
  if (typed === undefined || /\s\s$/u.test(typed)) return null;
  const q = typed.trim();
  if ([...q].length < MIN_CHARACTERS || q.split(/\s+/u).length > MAX_WORDS) return null;
  return { q, length: typed.length + 1 };
}

/** Whether every word that was typed begins a word of the name, as the server searches. */
export function fits(name: string, q: string): boolean {
  const words = (text: string) => foldLetters(text).split(/\s+/u);
  const ofName = words(name);
  return words(q).every((typed) => ofName.some((word) => word.startsWith(typed)));
}
