import { baseApi as api } from '../../api/baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicGetProject: build.query<PublicGetProjectApiResponse, PublicGetProjectApiArg>({
      query: (queryArg) => ({
        url: `/public/getProject`,
        method: 'POST',
        body: queryArg.getPublicProjectDto,
      }),
    }),
    projectsGetProjects: build.query<ProjectsGetProjectsApiResponse, ProjectsGetProjectsApiArg>({
      query: (queryArg) => ({
        url: `/user/projects/getProjects`,
        method: 'POST',
        body: queryArg.getProjectsDto,
      }),
    }),
    projectsGetProject: build.query<ProjectsGetProjectApiResponse, ProjectsGetProjectApiArg>({
      query: (queryArg) => ({
        url: `/user/projects/getProject`,
        method: 'POST',
        body: queryArg.projectIdDto,
      }),
    }),
    projectsCreate: build.mutation<ProjectsCreateApiResponse, ProjectsCreateApiArg>({
      query: (queryArg) => ({
        url: `/user/projects/create`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    projectsUpdate: build.mutation<ProjectsUpdateApiResponse, ProjectsUpdateApiArg>({
      query: (queryArg) => ({ url: `/user/projects/update`, method: 'POST', body: queryArg.body }),
    }),
    projectsDelete: build.mutation<ProjectsDeleteApiResponse, ProjectsDeleteApiArg>({
      query: (queryArg) => ({ url: `/user/projects/delete`, method: 'POST', body: queryArg.projectIdDto }),
    }),
    projectsRenewCode: build.mutation<ProjectsRenewCodeApiResponse, ProjectsRenewCodeApiArg>({
      query: (queryArg) => ({ url: `/user/projects/renewCode`, method: 'POST', body: queryArg.projectIdDto }),
    }),
    projectsJoin: build.mutation<ProjectsJoinApiResponse, ProjectsJoinApiArg>({
      query: (queryArg) => ({ url: `/user/projects/join`, method: 'POST', body: queryArg.joinProjectDto }),
    }),
    projectsLeave: build.mutation<ProjectsLeaveApiResponse, ProjectsLeaveApiArg>({
      query: (queryArg) => ({ url: `/user/projects/leave`, method: 'POST', body: queryArg.projectIdDto }),
    }),
    projectsRemoveMember: build.mutation<ProjectsRemoveMemberApiResponse, ProjectsRemoveMemberApiArg>({
      query: (queryArg) => ({
        url: `/user/projects/removeMember`,
        method: 'POST',
        body: queryArg.removeProjectMemberDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedProjectsApi };
export type PublicGetProjectApiResponse = /** status 200 Done. */ PublicProjectResponseDto;
export type PublicGetProjectApiArg = {
  getPublicProjectDto: GetPublicProjectDto;
};
export type ProjectsGetProjectsApiResponse = /** status 200 Done. */ ProjectListResponseDto;
export type ProjectsGetProjectsApiArg = {
  getProjectsDto: GetProjectsDto;
};
export type ProjectsGetProjectApiResponse = /** status 200 Done. */ ProjectResponseDto;
export type ProjectsGetProjectApiArg = {
  projectIdDto: ProjectIdDto;
};
export type ProjectsCreateApiResponse = /** status 201 Done. */ ProjectSavedResponseDto;
export type ProjectsCreateApiArg = {
  /** 1–100 visible ASCII characters. The same key and body within 24 hours get the record that the first request wrote, as it is now; 404 when it is gone; with another body, 422. */
  'Idempotency-Key'?: string;
  body: CreateProjectDto & {
    images?: Blob[];
  };
};
export type ProjectsUpdateApiResponse = /** status 200 Done. */ ProjectSavedResponseDto;
export type ProjectsUpdateApiArg = {
  body: UpdateProjectDto & {
    images?: Blob[];
  };
};
export type ProjectsDeleteApiResponse = /** status 200 Done. */ MessageResponseDto;
export type ProjectsDeleteApiArg = {
  projectIdDto: ProjectIdDto;
};
export type ProjectsRenewCodeApiResponse = /** status 200 Done. */ JoinCodeResponseDto;
export type ProjectsRenewCodeApiArg = {
  projectIdDto: ProjectIdDto;
};
export type ProjectsJoinApiResponse = /** status 200 Done. */ ProjectResponseDto;
export type ProjectsJoinApiArg = {
  joinProjectDto: JoinProjectDto;
};
export type ProjectsLeaveApiResponse = /** status 200 Done. */ MessageResponseDto;
export type ProjectsLeaveApiArg = {
  projectIdDto: ProjectIdDto;
};
export type ProjectsRemoveMemberApiResponse = /** status 200 Done. */ ProjectResponseDto;
export type ProjectsRemoveMemberApiArg = {
  removeProjectMemberDto: RemoveProjectMemberDto;
};
export type ProjectLinkDto = {
  /** What it leads to: one line, 1–40 characters. */
  label: string;
  /** An https address, up to 500 characters. */
  url: string;
};
export type FeedImageDto = {
  /** Path on the API host, without a leading slash; `?w=480|960|1920` selects a smaller rendition. */
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Description of the picture (alternative text); empty if the author gave none. */
  alt: string;
  /** The mean of its colours as `#rrggbb`, for the ground behind it; missing for pictures from before it was stored. */
  meanColour?: string;
};
export type PublicTeamMemberDto = {
  /** Full name. */
  name: string;
};
export type PublicProjectDto = {
  /** How far it has come. */
  status: 'idea' | 'active' | 'finished';
  /** Id of the project. */
  id: string;
  /** One line, 3–100 characters. */
  title: string;
  /** One line, 10–200 characters. */
  summary: string;
  /** Sanitised HTML, limited to the allow-list; may be empty. */
  about: string;
  /** What it needs and teaches, at most ten. */
  skills: string[];
  /** At most five. */
  links: ProjectLinkDto[];
  /** In the order of their author; the first is the cover. */
  images: FeedImageDto[];
  /** Day on which it began, `YYYY-MM-DD`. */
  startedOn: string | null;
  /** Day on which it was finished, `YYYY-MM-DD`; only of a finished one. */
  finishedOn: string | null;
  /** When it was last edited, ISO 8601, UTC. */
  updatedAt: string;
  /** The owner first, then in the order in which they joined. */
  team: PublicTeamMemberDto[];
};
export type PublicProjectResponseDto = {
  data: PublicProjectDto;
  /** Always true. */
  success: boolean;
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
export type GetPublicProjectDto = {
  /** Id of the project. */
  id: string;
};
export type ProjectOwnerDto = {
  /** Full name. */
  name: string;
};
export type ProjectDto = {
  /** How far it has come. */
  status: 'idea' | 'active' | 'finished';
  /** Project id. */
  id: string;
  /** One line, 3–100 characters. */
  title: string;
  /** One line, 10–200 characters. */
  summary: string;
  /** What it needs and teaches, at most ten. */
  skills: string[];
  /** Path of its first picture on the API host; null if it has none. */
  imageUrl: string | null;
  /** How many members of the team the viewer sees, the owner included. */
  people: number;
  /** Whether everybody with the link may read it, without an account. */
  isPublic: boolean;
  /** Whether the viewer owns it. */
  isOwner: boolean;
  /** Whether the viewer belongs to the team, as its owner does. */
  isMember: boolean;
  /** Id of its owner. */
  UserId: string;
  User: ProjectOwnerDto;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it was last edited, ISO 8601, UTC. */
  updatedAt: string;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
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
export type ProjectListDto = {
  /** Those edited last first, at most 500. */
  projects: ProjectDto[];
  pagination: PaginationDto;
};
export type ProjectListResponseDto = {
  data: ProjectListDto;
  /** Always true. */
  success: boolean;
};
export type GetProjectsDto = {
  /** Only projects whose title, summary or skills contain this text; case is ignored; up to 100 characters. */
  search?: string | null;
  /** Only projects that have come so far. */
  status?: ('idea' | 'active' | 'finished') | null;
  /** Only projects that this member owns or works on. */
  userId?: string | null;
  /** Page number, from 1. */
  page?: number;
  /** Entries per page, 1–50. */
  limit?: number;
};
export type ProjectMemberDto = {
  /** Member id. */
  id: string;
  /** Full name. */
  name: string;
  /** Path of the portrait on the API host. */
  profileUrl: string | null;
  /** What they do in it, one line; of the owner: Owner. */
  role: string;
  /** Whether they own the project. */
  isOwner: boolean;
  /** ISO 8601, UTC. */
  joinedAt: string;
};
export type ProjectDetailsDto = {
  /** How far it has come. */
  status: 'idea' | 'active' | 'finished';
  /** Project id. */
  id: string;
  /** One line, 3–100 characters. */
  title: string;
  /** One line, 10–200 characters. */
  summary: string;
  /** What it needs and teaches, at most ten. */
  skills: string[];
  /** Path of its first picture on the API host; null if it has none. */
  imageUrl: string | null;
  /** How many members of the team the viewer sees, the owner included. */
  people: number;
  /** Whether everybody with the link may read it, without an account. */
  isPublic: boolean;
  /** Whether the viewer owns it. */
  isOwner: boolean;
  /** Whether the viewer belongs to the team, as its owner does. */
  isMember: boolean;
  /** Id of its owner. */
  UserId: string;
  User: ProjectOwnerDto;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When it was last edited, ISO 8601, UTC. */
  updatedAt: string;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version: string;
  /** Sanitised HTML, limited to the allow-list; may be empty. */
  about: string;
  /** In the order of their author. */
  images: FeedImageDto[];
  /** At most five. */
  links: ProjectLinkDto[];
  /** Day on which it began, `YYYY-MM-DD`. */
  startedOn: string | null;
  /** Day on which it was finished, `YYYY-MM-DD`; only of a finished one. */
  finishedOn: string | null;
  /** The owner first, then in the order in which they joined. Whom the viewer blocked, or who blocked them, is left out for all but the owner. */
  team: ProjectMemberDto[];
  /** The code in the link by which members join; only for the owner. */
  joinCode: string | null;
};
export type ProjectResponseDto = {
  data: ProjectDetailsDto;
  /** Always true. */
  success: boolean;
};
export type ProjectIdDto = {
  /** Project id. */
  id: string;
};
export type ProjectSavedResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
  data: ProjectDetailsDto;
};
export type CreateProjectDto = {
  /** How far it has come. */
  status: 'idea' | 'active' | 'finished';
  /** One line, 3–100 characters. */
  title: string;
  /** One line, 10–200 characters. */
  summary: string;
  /** HTML of the allow-list; up to 20,000 characters after sanitising. */
  about?: string;
  /** At most ten, each one line of 1–30 characters: repeated fields or one JSON list. */
  skills?: string[];
  /** At most five: one JSON list. */
  links?: ProjectLinkDto[];
  /** Day on which it began, `YYYY-MM-DD`, today in India at the latest; empty for none. */
  startedOn?: string;
  /** Day on which it was finished, only of a finished project; not before the first day, today in India at the latest; empty for none. */
  finishedOn?: string;
  /** "true": everybody with the link may read it, without an account, with the names of the team. */
  isPublic?: 'true' | 'false';
  /** Descriptions of the new pictures, in order: repeated fields or one JSON list. */
  alts?: string[];
};
export type UpdateProjectDto = {
  /** How far it has come. */
  status: 'idea' | 'active' | 'finished';
  /** One line, 3–100 characters. */
  title: string;
  /** One line, 10–200 characters. */
  summary: string;
  /** HTML of the allow-list; up to 20,000 characters after sanitising. */
  about?: string;
  /** At most ten, each one line of 1–30 characters: repeated fields or one JSON list. */
  skills?: string[];
  /** At most five: one JSON list. */
  links?: ProjectLinkDto[];
  /** Day on which it began, `YYYY-MM-DD`, today in India at the latest; empty for none. */
  startedOn?: string;
  /** Day on which it was finished, only of a finished project; not before the first day, today in India at the latest; empty for none. */
  finishedOn?: string;
  /** "true": everybody with the link may read it, without an account, with the names of the team. */
  isPublic?: 'true' | 'false';
  /** Descriptions of the new pictures, in order: repeated fields or one JSON list. */
  alts?: string[];
  /** Project id. */
  id: string;
  /** Paths of the project's pictures to keep, in order: repeated fields or one JSON list. Pictures not named are removed;
    paths that are not this project's are ignored. */
  existingImages?: string[];
  /** JSON text: new descriptions of kept pictures, by path. */
  existingAlts?: string;
  /** The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
    Without it the last write wins. */
  version?: string;
};
export type MessageResponseDto = {
  /** Result, for display. */
  message: string;
  /** Always true. */
  success: boolean;
};
export type JoinCodeDto = {
  /** The code that holds now; links with the one before lead nowhere. */
  joinCode: string;
};
export type JoinCodeResponseDto = {
  data: JoinCodeDto;
  /** Always true. */
  success: boolean;
};
export type JoinProjectDto = {
  /** Project id. */
  id: string;
  /** The code in the link that the owner passes on. */
  code: string;
  /** What the caller does in the project: one line, 1–40 characters. */
  role: string;
};
export type RemoveProjectMemberDto = {
  /** Project id. */
  id: string;
  /** The member who is to leave the team. */
  memberId: string;
};
