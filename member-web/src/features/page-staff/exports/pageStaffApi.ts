import { generatedApi } from '../../../api/generated';

/** Who runs a page, who is banned from it, and what was done: everything of one page changes together. */
export const staffOf = (id: string) => ({ type: 'Pages' as const, id: `staff ${id}` });

const pageStaffApi = generatedApi.enhanceEndpoints({
  endpoints: {
    pageStaffGetRoles: { providesTags: (_answer, _error, { getRolesDto: { id } }) => [staffOf(id)] },
    pageStaffGetPageActs: { providesTags: (_answer, _error, { getPageActsDto: { id } }) => [staffOf(id)] },
    pageBansGetBans: { providesTags: (_answer, _error, { getBansDto: { id } }) => [staffOf(id)] },
    // A refusal too: somebody else was faster, or the role has ended.
    pageStaffSetRole: { invalidatesTags: (_answer, _error, { setRoleDto: { id } }) => [staffOf(id)] },
    // A ban ends the follow, which the page counts.
    pageBansSetBan: {
      invalidatesTags: (_answer, _error, { setBanDto: { id } }) => [staffOf(id), { type: 'Pages', id }],
    },
  },
});

export const {
  usePageStaffGetRolesQuery,
  usePageStaffSetRoleMutation,
  usePageStaffGetPageActsQuery,
  usePageBansGetBansQuery,
  usePageBansSetBanMutation,
} = pageStaffApi;
