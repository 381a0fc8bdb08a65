import { foldLetters } from '@campus-commons/web-kit/text/generated.ts';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/baseApi';
import type { MemberCardDto } from '../../api/generated';
import type { ApiDispatch } from '../../api/thunks';
import { useFound } from '../suggestions/useFound';
import type { TypedQuery } from '../suggestions/useTypedQuery';

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

/**
 * The members whose names fit what is typed.
 * @param q undefined while no name is typed
 * @param feedId the post whose people come first
 */
export function useSuggestions(q: string | undefined, feedId: string | undefined): SuggestedMember[] {
  const dispatch = useDispatch<ApiDispatch>();
  const search = (typed: string) => {
    const call = dispatch(
      suggestApi.endpoints.suggestMembers.initiate({ q: typed, feedId }, { subscribe: false }),
    );
    return { found: call.then(({ data }) => data), abort: () => call.abort() };
  };
  return useFound(q, search, ({ name }, typed) => fits(name, typed));
}

/** Characters that a search needs. */
const MIN_CHARACTERS = 2;
/** Names have hardly more words. */
const MAX_WORDS = 4;

/** The name that is being typed after an `@`, at the end of a text; null if there is none. */
export function mentionQuery(before: string): TypedQuery | null {
  const typed = /(?:^|[^\p{L}\p{M}\p{N}_])@(\p{L}[^@#\n]{0,49})$/u.exec(before)?.[1];
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
