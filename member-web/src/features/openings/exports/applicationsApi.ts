import { errorCode } from '../../../api/errors';
import type * as generated from '../generated';
import { generatedOpeningsApi } from '../generated';

/** An application in a list of its applicant, for its own screen, and in the list of who posted the opening. */
export type ApplicationDto = generated.ApplicationDto;
export type ApplicationState = ApplicationDto['state'];
export type ApplicationDetailsDto = generated.ApplicationDetailsDto;
export type ApplicantDto = generated.ApplicantDto;
export type ApplicationEventDto = generated.ApplicationEventDto;
export type BoardColumnDto = generated.BoardColumnDto;

const LIST = { type: 'Applications', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Applications' as const, id });
const openingTag = (id: string) => ({ type: 'Openings' as const, id });

/** The calls about applications. */
const applicationsApi = generatedOpeningsApi.enhanceEndpoints({
  addTagTypes: ['Applications', 'Openings'],
  endpoints: {
    applicationsGetBoard: { providesTags: [LIST, openingTag('LIST')] },
    applicationsGetColumn: { providesTags: [LIST, openingTag('LIST')] },
    applicationsGetApplicants: { providesTags: [LIST] },
    applicationsGetWaiting: { providesTags: [LIST] },
    applicationsGet: {
      providesTags: (_answer, _error, { applicationIdDto }) => [tagOf(applicationIdDto.id)],
    },
    applicationsApply: {
      // After a refusal, too: it was closed meanwhile, or another tab has applied.
      invalidatesTags: (_answer, _error, { applyDto: { openingId } }) => [
        LIST,
        openingTag(openingId),
        openingTag('LIST'),
      ],
    },
    applicationsSetState: {
      // When it was changed meanwhile, the present state is asked for.
      invalidatesTags: (answer, error, { setApplicationStateDto: { id } }) =>
        answer || errorCode(error) === 'state_changed'
          ? [LIST, tagOf(id), ...(answer?.data.openingId ? [openingTag(answer.data.openingId)] : [])]
          : [],
    },
    applicationsSendMessage: {
      invalidatesTags: (answer, _error, { sendMessageDto: { id } }) => (answer ? [LIST, tagOf(id)] : []),
    },
  },
});

export const {
  useApplicationsApplyMutation,
  useApplicationsGetBoardQuery,
  useApplicationsGetColumnQuery,
  useApplicationsGetQuery,
  useApplicationsGetApplicantsQuery,
  useApplicationsSetStateMutation,
  useApplicationsSendMessageMutation,
  useApplicationsGetWaitingQuery,
} = applicationsApi;
