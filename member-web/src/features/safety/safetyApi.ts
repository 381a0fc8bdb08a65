import { generatedApi } from '../../api/generated';

/** What shows other members: everything of these is fetched again when who is concealed has changed. */
const SHOWS_MEMBERS = [
  ...(['Feed', 'Post', 'Likes', 'Comments', 'Profile', 'Pages', 'Relations'] as const),
  'Notifications' as const,
];

const safetyApi = generatedApi.enhanceEndpoints({
  endpoints: {
    safetyGetRelations: { providesTags: ['Relations'] },
    reviewReport: { invalidatesTags: (answer) => (answer ? ['Reports'] : []) },
    reviewGetReports: { providesTags: ['Reports'] },
    reviewGetDecisions: { providesTags: ['Decisions'] },
    // A refusal too: it was sent from another tab, or is late.
    reviewAppeal: { invalidatesTags: ['Decisions'] },
    safetySetRelation: { invalidatesTags: (answer) => (answer ? [...SHOWS_MEMBERS] : []) },
  },
});

export const {
  useReviewAppealMutation,
  useReviewGetDecisionsQuery,
  useReviewGetReportsQuery,
  useReviewReportMutation,
  useSafetyGetRelationsQuery,
  useSafetySetRelationMutation,
} = safetyApi;
