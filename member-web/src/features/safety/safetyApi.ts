import { generatedApi } from '../../api/generated';

/** What shows other members: everything of these is fetched again when who is concealed has changed. */
const SHOWS_MEMBERS = [
  ...(['Feed', 'Post', 'Likes', 'Comments', 'Profile', 'Pages', 'Relations'] as const),
  'Notifications' as const,
];

const safetyApi = generatedApi.enhanceEndpoints({
  endpoints: {
    safetyGetRelations: { providesTags: ['Relations'] },
    safetySetRelation: { invalidatesTags: (answer) => (answer ? [...SHOWS_MEMBERS] : []) },
  },
});

export const { useSafetyGetRelationsQuery, useSafetySetRelationMutation } = safetyApi;
