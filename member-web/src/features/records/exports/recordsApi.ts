import { errorCode, isNotFound } from '../../../api/errors';
import type * as generated from '../generated';
import { generatedRecordsApi } from '../generated';

/** A record of work. */
export type RecordDto = generated.RecordDto;

const RECORDS = { type: 'Records', id: 'LIST' } as const;
const APPLICATIONS = { type: 'Applications', id: 'LIST' } as const;

/** Whether somebody else did something about it meanwhile, so that the present state is asked for. */
const isPast = (error: unknown) => errorCode(error) === 'state_changed' || isNotFound(error);

/** The calls about records. An application says what became of its record. */
const recordsApi = generatedRecordsApi.enhanceEndpoints({
  addTagTypes: ['Records', 'Applications'],
  endpoints: {
    recordsGetRecords: { providesTags: [RECORDS] },
    recordsAnswer: {
      invalidatesTags: (answer, error) => (answer || isPast(error) ? [RECORDS, 'Applications'] : []),
    },
    recordsRemove: {
      invalidatesTags: (answer, error) => (answer || isPast(error) ? [RECORDS, 'Applications'] : []),
    },
    recordsIssue: {
      invalidatesTags: (answer, error, { issueRecordDto: { applicationId } }) =>
        answer || isPast(error) ? [RECORDS, APPLICATIONS, { type: 'Applications', id: applicationId }] : [],
    },
    recordsRevoke: {
      invalidatesTags: (answer, error) => (answer || isPast(error) ? [RECORDS, 'Applications'] : []),
    },
  },
});

export const {
  useRecordsGetRecordsQuery,
  useRecordsIssueMutation,
  useRecordsAnswerMutation,
  useRecordsRevokeMutation,
  useRecordsRemoveMutation,
} = recordsApi;
