import { baseApi as api } from '../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    applicationsApply: build.mutation<ApplicationsApplyApiResponse, ApplicationsApplyApiArg>({
      query: (queryArg) => ({
        url: `/user/applications/apply`,
        method: 'POST',
        body: queryArg.applyDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    applicationsGetBoard: build.query<ApplicationsGetBoardApiResponse, ApplicationsGetBoardApiArg>({
      query: (queryArg) => ({
        url: `/user/applications/getBoard`,
        method: 'POST',
        body: queryArg.getBoardDto,
      }),
    }),
    applicationsGetColumn: build.query<ApplicationsGetColumnApiResponse, ApplicationsGetColumnApiArg>({
      query: (queryArg) => ({
        url: `/user/applications/getColumn`,
        method: 'POST',
        body: queryArg.getColumnDto,
      }),
    }),
    applicationsGet: build.query<ApplicationsGetApiResponse, ApplicationsGetApiArg>({
      query: (queryArg) => ({
        url: `/user/applications/get`,
        method: 'POST',
        body: queryArg.applicationIdDto,
      }),
    }),
    applicationsGetApplicants: build.query<
      ApplicationsGetApplicantsApiResponse,
      ApplicationsGetApplicantsApiArg
    >({
      query: (queryArg) => ({
        url: `/user/applications/getApplicants`,
        method: 'POST',
        body: queryArg.getApplicantsDto,
      }),
    }),
    applicationsSetState: build.mutation<ApplicationsSetStateApiResponse, ApplicationsSetStateApiArg>({
      query: (queryArg) => ({
        url: `/user/applications/setState`,
        method: 'POST',
        body: queryArg.setApplicationStateDto,
      }),
    }),
    applicationsSendMessage: build.mutation<
      ApplicationsSendMessageApiResponse,
      ApplicationsSendMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/user/applications/sendMessage`,
        method: 'POST',
        body: queryArg.sendMessageDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    applicationsGetWaiting: build.query<ApplicationsGetWaitingApiResponse, ApplicationsGetWaitingApiArg>({
      query: (queryArg) => ({
        url: `/user/applications/getWaiting`,
        method: 'POST',
        body: queryArg.emptyDto,
      }),
    }),
    openingsGetOpenings: build.query<OpeningsGetOpeningsApiResponse, OpeningsGetOpeningsApiArg>({
      query: (queryArg) => ({
        url: `/user/openings/getOpenings`,
        method: 'POST',
        body: queryArg.getOpeningsDto,
      }),
    }),
    openingsGetOpening: build.query<OpeningsGetOpeningApiResponse, OpeningsGetOpeningApiArg>({
      query: (queryArg) => ({
        url: `/user/openings/getOpening`,
        method: 'POST',
        body: queryArg.openingIdDto,
      }),
    }),
    openingsGetOwn: build.query<OpeningsGetOwnApiResponse, OpeningsGetOwnApiArg>({
      query: (queryArg) => ({
        url: `/user/openings/getOwn`,
        method: 'POST',
        body: queryArg.getOwnOpeningsDto,
      }),
    }),
    openingsCreate: build.mutation<OpeningsCreateApiResponse, OpeningsCreateApiArg>({
      query: (queryArg) => ({
        url: `/user/openings/create`,
        method: 'POST',
        body: queryArg.createOpeningDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    openingsUpdate: build.mutation<OpeningsUpdateApiResponse, OpeningsUpdateApiArg>({
      query: (queryArg) => ({
        url: `/user/openings/update`,
        method: 'POST',
        body: queryArg.updateOpeningDto,
      }),
    }),
    openingsClose: build.mutation<OpeningsCloseApiResponse, OpeningsCloseApiArg>({
      query: (queryArg) => ({ url: `/user/openings/close`, method: 'POST', body: queryArg.openingIdDto }),
    }),
    openingsDelete: build.mutation<OpeningsDeleteApiResponse, OpeningsDeleteApiArg>({
      query: (queryArg) => ({ url: `/user/openings/delete`, method: 'POST', body: queryArg.openingIdDto }),
    }),
    openingsToggleSave: build.mutation<OpeningsToggleSaveApiResponse, OpeningsToggleSaveApiArg>({
      query: (queryArg) => ({
        url: `/user/openings/toggleSave`,
        method: 'POST',
        body: queryArg.openingIdDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedOpeningsApi };
export type ApplicationsApplyApiResponse = /** status 201 Done. */ ApplicationSavedResponseDto;
export type ApplicationsApplyApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  applyDto: ApplyDto;
};
export type ApplicationsGetBoardApiResponse = /** status 200 Done. */ BoardResponseDto;
export type ApplicationsGetBoardApiArg = {
  getBoardDto: GetBoardDto;
};
export type ApplicationsGetColumnApiResponse = /** status 200 Done. */ ColumnResponseDto;
export type ApplicationsGetColumnApiArg = {
  getColumnDto: GetColumnDto;
};
export type ApplicationsGetApiResponse = /** status 200 Done. */ ApplicationResponseDto;
export type ApplicationsGetApiArg = {
  applicationIdDto: ApplicationIdDto;
};
export type ApplicationsGetApplicantsApiResponse = /** status 200 Done. */ ApplicantListResponseDto;
export type ApplicationsGetApplicantsApiArg = {
  getApplicantsDto: GetApplicantsDto;
};
export type ApplicationsSetStateApiResponse = /** status 200 Done. */ ApplicationSavedResponseDto;
export type ApplicationsSetStateApiArg = {
  setApplicationStateDto: SetApplicationStateDto;
};
export type ApplicationsSendMessageApiResponse = /** status 201 Done. */ ApplicationSavedResponseDto;
export type ApplicationsSendMessageApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  sendMessageDto: SendMessageDto;
};
export type ApplicationsGetWaitingApiResponse = /** status 200 Done. */ WaitingResponseDto;
export type ApplicationsGetWaitingApiArg = {
  emptyDto: EmptyDto;
};
export type OpeningsGetOpeningsApiResponse = /** status 200 Done. */ OpeningListResponseDto;
export type OpeningsGetOpeningsApiArg = {
  getOpeningsDto: GetOpeningsDto;
};
export type OpeningsGetOpeningApiResponse = /** status 200 Done. */ OpeningResponseDto;
export type OpeningsGetOpeningApiArg = {
  openingIdDto: OpeningIdDto;
};
export type OpeningsGetOwnApiResponse = /** status 200 Done. */ OwnOpeningListResponseDto;
export type OpeningsGetOwnApiArg = {
  getOwnOpeningsDto: GetOwnOpeningsDto;
};
export type OpeningsCreateApiResponse = /** status 201 Done. */ OpeningSavedResponseDto;
export type OpeningsCreateApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  createOpeningDto: CreateOpeningDto;
};
export type OpeningsUpdateApiResponse = /** status 200 Done. */ OpeningSavedResponseDto;
export type OpeningsUpdateApiArg = {
  updateOpeningDto: UpdateOpeningDto;
};
export type OpeningsCloseApiResponse = /** status 200 Done. */ OpeningSavedResponseDto;
export type OpeningsCloseApiArg = {
  openingIdDto: OpeningIdDto;
};
export type OpeningsDeleteApiResponse = /** status 200 Done. */ MessageResponseDto;
export type OpeningsDeleteApiArg = {
  openingIdDto: OpeningIdDto;
};
export type OpeningsToggleSaveApiResponse = /** status 200 Done. */ ToggleOpeningSaveResponseDto;
export type OpeningsToggleSaveApiArg = {
  openingIdDto: OpeningIdDto;
};
export type MemberCardProfileDto = {
  /** Path of the portrait on the API host; null shows the default portrait. */
  profileUrl: string | null;
  /** A line the member wrote about themselves. */
  title: string | null;
};
export type MemberCardDto = {
  /** Member id. */
  id: string;
  /** Full name. */
  name: string;
  UserProfile: MemberCardProfileDto;
};
export type ApplicationAnswerDto = {
  /** One line. */
  question: string;
  /** Plain text. */
  answer: string;
};
export type ApplicationRecordDto = {
  /** How far it has come. */
  state: 'offered' | 'accepted' | 'revoked';
  /** Serial number: once it is accepted, everybody reads it at `/records/<serial>`. */
  serial: string;
};
export type ApplicationEventDto = {
  /** Who did it. */
  by: 'applicant' | 'manager' | 'system';
  /** The new state; null for a message alone. */
  state:
    | (
        | 'applied'
        | 'interview'
        | 'offered'
        | 'accepted'
        | 'declined'
        | 'withdrawn'
        | 'completed'
        | 'unanswered'
      )
    | null;
  /** Event id. */
  id: string;
  /** What was said; null for nothing, and 180 days after the end. */
  body: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
};
export type ApplicationDetailsDto = {
  /** What the opening asks for. */
  kind: 'internship' | 'volunteering' | 'role';
  /** How far it has come. */
  state:
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered';
  /** The states to which the viewer may take it now. */
  nextStates: (
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered'
  )[];
  /** Who applied. */
  Applicant: MemberCardDto;
  /** Whether the viewer applied; otherwise they manage the opening. */
  isApplicant: boolean;
  /** Plain text; empty 180 days after the end. */
  note: string;
  /** In the order of the opening; empty 180 days after the end. */
  answers: ApplicationAnswerDto[];
  /** https addresses; empty 180 days after the end. */
  links: string[];
  /** The applicant's e-mail address, if they share it and the application has not ended; otherwise null. */
  email: string | null;
  /** The applicant's phone number, if they share it and the application has not ended; otherwise null. */
  phone: string | null;
  /** Whether the viewer may send a message now. */
  canMessage: boolean;
  /** The record of the work; null while there is none. */
  record: ApplicationRecordDto | null;
  /** Whether the viewer may issue a record of the work now. */
  canIssueRecord: boolean;
  /** Whether the viewer may report what the other side wrote to them: there is something, and who wrote it is known. */
  canReport: boolean;
  /** The last 100, oldest first. */
  events: ApplicationEventDto[];
  /** Application id. */
  id: string;
  /** Of the opening, as it was when the applicant applied. */
  title: string;
  /** Title of the page or project, as it was then. */
  organisation: string;
  /** Id of the opening; null once nobody sees it any more: "The opening was removed". */
  openingId: string | null;
  /** Whether nothing follows any more: it came to an end, or its opening was removed. */
  isEnded: boolean;
  /** Whether the other side did something that the viewer has not seen. */
  isNew: boolean;
  /** When it was sent, the last time; ISO 8601, UTC. */
  createdAt: string;
  /** Last event; ISO 8601, UTC. */
  updatedAt: string;
  /** When a manager opened it first; ISO 8601, UTC. Null while nobody has. */
  seenAt: string | null;
  /** When a manager answered it first; ISO 8601, UTC. Null while nobody has. */
  answeredAt: string | null;
};
export type ApplicationSavedResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: ApplicationDetailsDto;
};
export type ErrorResponseDto = {
  /** Always false. */
  success: boolean;
  /** The error and what to do about it, for display. */
  message: string;
  /** Stable code for programs: `validation_failed`, `malformed_request`, `too_complex`, `unauthorized`,
    `invalid_credentials`, `second_factor_required`, `second_factor_missing`, `account_suspended`, `account_deleted`, `reset_link_dead`, `confirm_link_dead`,
    `unsubscribe_link_dead`, `forbidden`, `not_found`,
    `removed`, `conflict`, `stale`, `state_changed`, `team_full`, `thread_full`, `poll_started`, `poll_ended`, `not_restorable`, `payload_too_large`, `unsupported_media_type`,
    `idempotency_mismatch`, `too_many_requests`, `maintenance`, `media_unavailable` or `internal_error`. Later versions
    may add codes; treat an unknown code by its HTTP status. */
  error: string;
  /** Message per field, for validation (400: the first twenty fields) and conflicts (409). */
  errors?: {
    [key: string]: string;
  };
  /** The request's id in the server's logs. */
  requestId: string;
};
export type ApplyDto = {
  /** Opening id. */
  openingId: string;
  /** Why the applicant: plain text, 50–1,500 characters. */
  note: string;
  /** An answer to each question of the opening, in its order; each 1–1,000 characters. */
  answers: string[];
  /** At most three https addresses, each up to 500 characters. */
  links: string[];
  /** Whether the other side sees the applicant's e-mail address until the application ends. */
  shareEmail: boolean;
  /** Whether the other side sees the applicant's phone number until the application ends. */
  sharePhone: boolean;
};
export type OpeningPageDto = {
  /** Page id. */
  id: string;
  /** 1–100 characters. */
  title: string;
  /** Category of the page. */
  category: 'Department' | 'Community' | 'Organization' | 'Club' | 'Event';
  /** Path of its picture on the API host; null if it has none. */
  imageUrl: string | null;
};
export type OpeningProjectDto = {
  /** Project id. */
  id: string;
  /** 3–100 characters. */
  title: string;
};
export type OpeningDto = {
  /** What it asks for. */
  kind: 'internship' | 'volunteering' | 'role';
  /** What the work is about. */
  field:
    | 'software'
    | 'design'
    | 'writing'
    | 'teaching'
    | 'research'
    | 'marketing'
    | 'operations'
    | 'electronics'
    | 'mechanical'
    | 'civil'
    | 'life-science'
    | 'finance'
    | 'law'
    | 'media'
    | 'other';
  /** Where the work is done. */
  mode: 'on_site' | 'remote' | 'hybrid';
  /** `closed` also once its last day has passed. Only managers and applicants see others than `open` and `closed`. */
  state: 'review' | 'open' | 'declined' | 'closed';
  /** How far the viewer's application has come; null while they have not applied. */
  applicationState:
    | (
        | 'applied'
        | 'interview'
        | 'offered'
        | 'accepted'
        | 'declined'
        | 'withdrawn'
        | 'completed'
        | 'unanswered'
      )
    | null;
  /** Opening id. */
  id: string;
  /** One line, 5–120 characters. */
  title: string;
  /** Empty for remote work without one. */
  city: string;
  /** Hours a week, 1–48; null, like `weeks`, where `schedule` says when. */
  hoursWeek: number | null;
  /** Weeks, 1–52; null where `schedule` says when. */
  weeks: number | null;
  /** When help is wanted, in the poster's words: one line, up to 80 characters. Empty if that is not said, and for internships. */
  schedule: string;
  /** Day on which the work begins, `YYYY-MM-DD`; null when that is agreed later. */
  startsOn: string | null;
  /** Last day to apply, `YYYY-MM-DD`, until midnight in India. */
  closesOn: string;
  /** How many are taken, 1–500. */
  places: number;
  /** Rupees a month, the lowest; 0 for an unpaid internship, null for other kinds. */
  stipendMin: number | null;
  /** Rupees a month, the highest; null for other kinds. */
  stipendMax: number | null;
  /** Whether the viewer saved it. */
  isSaved: boolean;
  /** Whether the viewer manages it: they created its page, or own its project. */
  canManage: boolean;
  /** Null for a role. */
  Page: OpeningPageDto | null;
  /** Null for internships and volunteering. */
  Project: OpeningProjectDto | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it opened for applications; ISO 8601, UTC. Null while it never has. */
  openedAt: string | null;
};
export type ApplicationDto = {
  /** What the opening asks for. */
  kind: 'internship' | 'volunteering' | 'role';
  /** How far it has come. */
  state:
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered';
  /** Application id. */
  id: string;
  /** Of the opening, as it was when the applicant applied. */
  title: string;
  /** Title of the page or project, as it was then. */
  organisation: string;
  /** Id of the opening; null once nobody sees it any more: "The opening was removed". */
  openingId: string | null;
  /** Whether nothing follows any more: it came to an end, or its opening was removed. */
  isEnded: boolean;
  /** Whether the other side did something that the viewer has not seen. */
  isNew: boolean;
  /** When it was sent, the last time; ISO 8601, UTC. */
  createdAt: string;
  /** Last event; ISO 8601, UTC. */
  updatedAt: string;
  /** When a manager opened it first; ISO 8601, UTC. Null while nobody has. */
  seenAt: string | null;
  /** When a manager answered it first; ISO 8601, UTC. Null while nobody has. */
  answeredAt: string | null;
};
export type BoardColumnDto = {
  /** Which one. */
  column: 'saved' | 'applied' | 'interview' | 'offer' | 'closed';
  /** How many entries it has. */
  total: number;
  /** Only in `saved`: openings that the viewer saved and has not applied for, saved last first. */
  openings: OpeningDto[];
  /** In the other columns: applications, those with the latest event first. */
  applications: ApplicationDto[];
};
export type BoardDto = {
  /** All five, in their order, each with its first 20 entries. */
  columns: BoardColumnDto[];
};
export type BoardResponseDto = {
  data: BoardDto;
  /** Always true. */
  success: boolean;
};
export type GetBoardDto = {
  /** Only openings and applications of this kind; null or missing for all. */
  kind?: ('internship' | 'volunteering' | 'role') | null;
};
export type PaginationDto = {
  /** Number of entries in the whole list. */
  total: number;
  /** Number of pages in the whole list; 0 when it is empty. */
  totalPages: number;
  /** The returned page, from 1. */
  currentPage: number;
  /** Entries per page. */
  limit: number;
  /** Whether there is a next page. */
  hasNextPage: boolean;
  /** Whether there is a previous page. */
  hasPrevPage: boolean;
};
export type ColumnPageDto = {
  /** Which one. */
  column: 'saved' | 'applied' | 'interview' | 'offer' | 'closed';
  /** How many entries it has. */
  total: number;
  /** Only in `saved`: openings that the viewer saved and has not applied for, saved last first. */
  openings: OpeningDto[];
  /** In the other columns: applications, those with the latest event first. */
  applications: ApplicationDto[];
  pagination: PaginationDto;
};
export type ColumnResponseDto = {
  data: ColumnPageDto;
  /** Always true. */
  success: boolean;
};
export type GetColumnDto = {
  /** Only openings and applications of this kind; null or missing for all. */
  kind?: ('internship' | 'volunteering' | 'role') | null;
  /** The column of the board. */
  column: 'saved' | 'applied' | 'interview' | 'offer' | 'closed';
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type ApplicationResponseDto = {
  data: ApplicationDetailsDto;
  /** Always true. */
  success: boolean;
};
export type ApplicationIdDto = {
  /** Application id. */
  id: string;
};
export type ApplicantDto = {
  /** How far it has come. */
  state:
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered';
  /** Application id. */
  id: string;
  /** Who applied. */
  Applicant: MemberCardDto;
  /** Whether the applicant did something that no manager has seen. */
  isNew: boolean;
  /** When it was sent, the last time; ISO 8601, UTC. */
  createdAt: string;
  /** Last event; ISO 8601, UTC. */
  updatedAt: string;
};
export type ApplicantCountDto = {
  /** The state. */
  state:
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered';
  /** How many are in it. */
  total: number;
};
export type ApplicantListDto = {
  /** Those that nobody has answered first, each oldest first. */
  applicants: ApplicantDto[];
  /** Of all states with applications, whatever the list is of. */
  counts: ApplicantCountDto[];
  pagination: PaginationDto;
};
export type ApplicantListResponseDto = {
  data: ApplicantListDto;
  /** Always true. */
  success: boolean;
};
export type GetApplicantsDto = {
  /** Only applications in this state; null or missing for all. */
  state?:
    | (
        | 'applied'
        | 'interview'
        | 'offered'
        | 'accepted'
        | 'declined'
        | 'withdrawn'
        | 'completed'
        | 'unanswered'
      )
    | null;
  /** Opening id. */
  openingId: string;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type SetApplicationStateDto = {
  /** The state that the caller saw: 409 `state_changed` when it is another one by now. */
  from:
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered';
  /** The new state: one of `nextStates` of the application. */
  to:
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered';
  /** Application id. */
  id: string;
  /** What is said with it, up to 2,000 characters; empty for nothing. */
  message?: string | null;
};
export type SendMessageDto = {
  /** Application id. */
  id: string;
  /** Plain text, 1–2,000 characters. */
  body: string;
};
export type WaitingOfKindDto = {
  /** The kind. */
  kind: 'internship' | 'volunteering' | 'role';
  /** As in all kinds together. */
  answers: number;
  /** As in all kinds together. */
  applicants: number;
};
export type WaitingDto = {
  /** Own applications about which the other side did something that the viewer has not seen. */
  answers: number;
  /** Applications for the viewer's openings about which the applicant did something that no manager has seen. */
  applicants: number;
  /** The same for each kind of openings that has any. */
  kinds: WaitingOfKindDto[];
};
export type WaitingResponseDto = {
  data: WaitingDto;
  /** Always true. */
  success: boolean;
};
export type EmptyDto = {};
export type OpeningListDto = {
  /** Open ones, at most 500. */
  openings: OpeningDto[];
  pagination: PaginationDto;
};
export type OpeningListResponseDto = {
  data: OpeningListDto;
  /** Always true. */
  success: boolean;
};
export type GetOpeningsDto = {
  /** Only openings of this kind; null or missing for all. */
  kind?: ('internship' | 'volunteering' | 'role') | null;
  /** Only openings of this field. */
  field?:
    | (
        | 'software'
        | 'design'
        | 'writing'
        | 'teaching'
        | 'research'
        | 'marketing'
        | 'operations'
        | 'electronics'
        | 'mechanical'
        | 'civil'
        | 'life-science'
        | 'finance'
        | 'law'
        | 'media'
        | 'other'
      )
    | null;
  /** Only work that is done so. */
  mode?: ('on_site' | 'remote' | 'hybrid') | null;
  /** `newest`: those opened last first. `closing`: those whose last day comes first. By default `newest`. */
  sort?: ('newest' | 'closing') | null;
  /** Only openings whose title or text contains this; case is ignored; up to 100 characters. */
  search?: string | null;
  /** Only openings whose city begins with this; case is ignored; up to 80 characters. */
  city?: string | null;
  /** True for openings with a stipend, false for those without one. */
  paid?: boolean | null;
  /** Only openings of this page. */
  pageId?: string | null;
  /** Only openings of this project. */
  projectId?: string | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type OwnApplicationDto = {
  /** How far it has come. */
  state:
    'applied' | 'interview' | 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'completed' | 'unanswered';
  /** Application id. */
  id: string;
  /** When it was sent, the last time; ISO 8601, UTC. */
  createdAt: string;
  /** When a manager opened it first; ISO 8601, UTC. Null while nobody has. */
  seenAt: string | null;
  /** Whether the viewer may apply once more: they withdrew for the first time, and it is open. */
  canApplyAgain: boolean;
};
export type AnsweringDto = {
  /** How many were answered. */
  answered: number;
  /** How many there are, 5 or more. */
  applications: number;
  /** Within how many days half of the answered ones were, at least 1; null if none was. */
  days: number | null;
};
export type OpeningDetailsDto = {
  /** What it asks for. */
  kind: 'internship' | 'volunteering' | 'role';
  /** What the work is about. */
  field:
    | 'software'
    | 'design'
    | 'writing'
    | 'teaching'
    | 'research'
    | 'marketing'
    | 'operations'
    | 'electronics'
    | 'mechanical'
    | 'civil'
    | 'life-science'
    | 'finance'
    | 'law'
    | 'media'
    | 'other';
  /** Where the work is done. */
  mode: 'on_site' | 'remote' | 'hybrid';
  /** `closed` also once its last day has passed. Only managers and applicants see others than `open` and `closed`. */
  state: 'review' | 'open' | 'declined' | 'closed';
  /** How far the viewer's application has come; null while they have not applied. */
  applicationState:
    | (
        | 'applied'
        | 'interview'
        | 'offered'
        | 'accepted'
        | 'declined'
        | 'withdrawn'
        | 'completed'
        | 'unanswered'
      )
    | null;
  /** Opening id. */
  id: string;
  /** One line, 5–120 characters. */
  title: string;
  /** Empty for remote work without one. */
  city: string;
  /** Hours a week, 1–48; null, like `weeks`, where `schedule` says when. */
  hoursWeek: number | null;
  /** Weeks, 1–52; null where `schedule` says when. */
  weeks: number | null;
  /** When help is wanted, in the poster's words: one line, up to 80 characters. Empty if that is not said, and for internships. */
  schedule: string;
  /** Day on which the work begins, `YYYY-MM-DD`; null when that is agreed later. */
  startsOn: string | null;
  /** Last day to apply, `YYYY-MM-DD`, until midnight in India. */
  closesOn: string;
  /** How many are taken, 1–500. */
  places: number;
  /** Rupees a month, the lowest; 0 for an unpaid internship, null for other kinds. */
  stipendMin: number | null;
  /** Rupees a month, the highest; null for other kinds. */
  stipendMax: number | null;
  /** Whether the viewer saved it. */
  isSaved: boolean;
  /** Whether the viewer manages it: they created its page, or own its project. */
  canManage: boolean;
  /** Null for a role. */
  Page: OpeningPageDto | null;
  /** Null for internships and volunteering. */
  Project: OpeningProjectDto | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it opened for applications; ISO 8601, UTC. Null while it never has. */
  openedAt: string | null;
  /** Plain text. */
  about: string;
  /** What applicants answer, at most three. */
  questions: string[];
  /** Why it was declined, for managers; otherwise null. */
  reason: string | null;
  /** Null while the viewer has not applied. */
  application: OwnApplicationDto | null;
  /** Of its page or project; null below five applications. */
  answering: AnsweringDto | null;
  /** Applications that it ever had; null for all but managers. */
  applications: number | null;
  /** Applications that nobody has answered; null for all but managers. */
  waiting: number | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
};
export type OpeningResponseDto = {
  data: OpeningDetailsDto;
  /** Always true. */
  success: boolean;
};
export type OpeningIdDto = {
  /** Opening id. */
  id: string;
};
export type OwnOpeningDto = {
  /** What it asks for. */
  kind: 'internship' | 'volunteering' | 'role';
  /** What the work is about. */
  field:
    | 'software'
    | 'design'
    | 'writing'
    | 'teaching'
    | 'research'
    | 'marketing'
    | 'operations'
    | 'electronics'
    | 'mechanical'
    | 'civil'
    | 'life-science'
    | 'finance'
    | 'law'
    | 'media'
    | 'other';
  /** Where the work is done. */
  mode: 'on_site' | 'remote' | 'hybrid';
  /** `closed` also once its last day has passed. Only managers and applicants see others than `open` and `closed`. */
  state: 'review' | 'open' | 'declined' | 'closed';
  /** How far the viewer's application has come; null while they have not applied. */
  applicationState:
    | (
        | 'applied'
        | 'interview'
        | 'offered'
        | 'accepted'
        | 'declined'
        | 'withdrawn'
        | 'completed'
        | 'unanswered'
      )
    | null;
  /** Opening id. */
  id: string;
  /** One line, 5–120 characters. */
  title: string;
  /** Empty for remote work without one. */
  city: string;
  /** Hours a week, 1–48; null, like `weeks`, where `schedule` says when. */
  hoursWeek: number | null;
  /** Weeks, 1–52; null where `schedule` says when. */
  weeks: number | null;
  /** When help is wanted, in the poster's words: one line, up to 80 characters. Empty if that is not said, and for internships. */
  schedule: string;
  /** Day on which the work begins, `YYYY-MM-DD`; null when that is agreed later. */
  startsOn: string | null;
  /** Last day to apply, `YYYY-MM-DD`, until midnight in India. */
  closesOn: string;
  /** How many are taken, 1–500. */
  places: number;
  /** Rupees a month, the lowest; 0 for an unpaid internship, null for other kinds. */
  stipendMin: number | null;
  /** Rupees a month, the highest; null for other kinds. */
  stipendMax: number | null;
  /** Whether the viewer saved it. */
  isSaved: boolean;
  /** Whether the viewer manages it: they created its page, or own its project. */
  canManage: boolean;
  /** Null for a role. */
  Page: OpeningPageDto | null;
  /** Null for internships and volunteering. */
  Project: OpeningProjectDto | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it opened for applications; ISO 8601, UTC. Null while it never has. */
  openedAt: string | null;
  /** Why it was declined; null if it was not. */
  reason: string | null;
  /** Applications that it ever had. */
  applications: number;
  /** Applications that nobody has answered. */
  waiting: number;
};
export type OwnOpeningListDto = {
  /** In every state, newest first. */
  openings: OwnOpeningDto[];
  pagination: PaginationDto;
};
export type OwnOpeningListResponseDto = {
  data: OwnOpeningListDto;
  /** Always true. */
  success: boolean;
};
export type GetOwnOpeningsDto = {
  /** Only openings of this kind; null or missing for all. */
  kind?: ('internship' | 'volunteering' | 'role') | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type OpeningSavedResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: OpeningDetailsDto;
};
export type CreateOpeningDto = {
  /** What the work is about. */
  field:
    | 'software'
    | 'design'
    | 'writing'
    | 'teaching'
    | 'research'
    | 'marketing'
    | 'operations'
    | 'electronics'
    | 'mechanical'
    | 'civil'
    | 'life-science'
    | 'finance'
    | 'law'
    | 'media'
    | 'other';
  /** Where the work is done. */
  mode: 'on_site' | 'remote' | 'hybrid';
  /** Internships and volunteering belong to a page, roles to a project. */
  kind: 'internship' | 'volunteering' | 'role';
  /** The page that looks for somebody; the caller created it. Only for internships and volunteering. */
  pageId?: string | null;
  /** The project that looks for somebody; the caller owns it. Only for roles. */
  projectId?: string | null;
  /** One line, 5–120 characters. */
  title: string;
  /** What there is to do, and what one learns: plain text, 50–5,000 characters. */
  about: string;
  /** One line, up to 80 characters; required unless the work is remote. */
  city?: string | null;
  /** Hours a week, 1–48; of an internship without a stipend at most 20. With a `schedule`, it and `weeks` may both be missing. */
  hoursWeek?: number | null;
  /** Weeks, 1–52. With a `schedule`, it and `hoursWeek` may both be missing. */
  weeks?: number | null;
  /** When help is wanted, such as on one day: one line, up to 80 characters. Null or missing for internships. */
  schedule?: string | null;
  /** Day on which the work begins, `YYYY-MM-DD`; null or missing when that is agreed later. */
  startsOn?: string | null;
  /** Last day to apply, `YYYY-MM-DD`: today to 120 days from now in India, until midnight there. An unchanged day may be past. */
  closesOn: string;
  /** How many are taken, 1–500. Nobody accepts an offer beyond them. */
  places: number;
  /** Rupees a month, 0–200,000: the lowest. Required for internships, where 0 means unpaid; null or missing for other kinds. */
  stipendMin?: number | null;
  /** Rupees a month, 0–200,000: the highest, not below `stipendMin`. Required for internships; null or missing for other kinds. */
  stipendMax?: number | null;
  /** What applicants answer: at most three, each one line of 1–200 characters. */
  questions?: string[];
  /** Must be true: "We ask no fee, under any name." */
  noFee: boolean;
};
export type UpdateOpeningDto = {
  /** What the work is about. */
  field:
    | 'software'
    | 'design'
    | 'writing'
    | 'teaching'
    | 'research'
    | 'marketing'
    | 'operations'
    | 'electronics'
    | 'mechanical'
    | 'civil'
    | 'life-science'
    | 'finance'
    | 'law'
    | 'media'
    | 'other';
  /** Where the work is done. */
  mode: 'on_site' | 'remote' | 'hybrid';
  /** Opening id. */
  id: string;
  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one. */
  version: string;
  /** One line, 5–120 characters. */
  title: string;
  /** What there is to do, and what one learns: plain text, 50–5,000 characters. */
  about: string;
  /** One line, up to 80 characters; required unless the work is remote. */
  city?: string | null;
  /** Hours a week, 1–48; of an internship without a stipend at most 20. With a `schedule`, it and `weeks` may both be missing. */
  hoursWeek?: number | null;
  /** Weeks, 1–52. With a `schedule`, it and `hoursWeek` may both be missing. */
  weeks?: number | null;
  /** When help is wanted, such as on one day: one line, up to 80 characters. Null or missing for internships. */
  schedule?: string | null;
  /** Day on which the work begins, `YYYY-MM-DD`; null or missing when that is agreed later. */
  startsOn?: string | null;
  /** Last day to apply, `YYYY-MM-DD`: today to 120 days from now in India, until midnight there. An unchanged day may be past. */
  closesOn: string;
  /** How many are taken, 1–500. Nobody accepts an offer beyond them. */
  places: number;
  /** Rupees a month, 0–200,000: the lowest. Required for internships, where 0 means unpaid; null or missing for other kinds. */
  stipendMin?: number | null;
  /** Rupees a month, 0–200,000: the highest, not below `stipendMin`. Required for internships; null or missing for other kinds. */
  stipendMax?: number | null;
  /** What applicants answer: at most three, each one line of 1–200 characters. */
  questions?: string[];
  /** Must be true: "We ask no fee, under any name." */
  noFee: boolean;
};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
};
export type OpeningSaveDto = {
  /** Whether the viewer saved it. */
  isSaved: boolean;
};
export type ToggleOpeningSaveResponseDto = {
  data: OpeningSaveDto;
  /** Always true. */
  success: boolean;
};
