import { generatedApi } from '../../../api/generated';

const highlightsApi = generatedApi.enhanceEndpoints({
  endpoints: { publicGetHighlights: { extraOptions: { anonymous: true } } },
});

export const { usePublicGetHighlightsQuery: useHighlightsQuery } = highlightsApi;
