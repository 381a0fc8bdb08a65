import { generatedTransferApi } from './generated';
import { staffOf } from './exports/pageStaffApi';

// Refused answers, too: the offer may have ended. Whose the page is stands on the page itself as well.
const pageTransferApi = generatedTransferApi.enhanceEndpoints({
  addTagTypes: ['Pages'],
  endpoints: {
    pageTransfersOfferTransfer: {
      invalidatesTags: (_answer, _error, { offerTransferDto: { id } }) => [staffOf(id)],
    },
    pageTransfersAnswerTransfer: {
      invalidatesTags: (_answer, _error, { answerTransferDto: { id } }) => [
        staffOf(id),
        { type: 'Pages', id },
      ],
    },
  },
});

export const { usePageTransfersOfferTransferMutation, usePageTransfersAnswerTransferMutation } =
  pageTransferApi;
