import { baseApi } from '../../api/baseApi';
import type { MemberCardDto } from '../../api/generated';

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
