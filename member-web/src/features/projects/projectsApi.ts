import {
  generatedProjectsApi,
  type ProjectDetailsDto,
  type ProjectsCreateApiResponse,
  type ProjectsUpdateApiResponse,
} from './generated';
import { isNotFound } from '../../api/errors';
import type { ApiThunk } from '../../api/thunks';
import {
  isExistingAttachment,
  isNewAttachment,
  type Attachment,
} from '../../components/ImagePicker/attachments';
import { discardDraftsFor } from '../../lib/drafts/discardDrafts';
import type { SentProject } from './form/projectValues';

interface NewProject {
  project: SentProject;
  images: readonly Attachment[];
  /** The same for every attempt to create the same project, so that a lost answer does not create it twice. */
  idempotencyKey: string;
}

interface ChangedProject {
  id: string;
  project: SentProject;
  /** All pictures after the edit: those of the project that stay, then new ones. */
  images: readonly Attachment[];
  /** The version that the edit is based on; without it the server does not check. */
  version: string | undefined;
}

const LIST = { type: 'Projects', id: 'LIST' } as const;
const tagOf = (id: string) => ({ type: 'Projects' as const, id });
/** After a change of a project, its details and every list are asked for again. */
const changed = (id: string) => (answer: unknown) => (answer ? [LIST, tagOf(id)] : []);

const projectsApi = generatedProjectsApi
  .enhanceEndpoints({
    endpoints: {
      projectsGetProjects: { providesTags: [LIST] },
      projectsGetProject: {
        providesTags: (_answer, _error, { projectIdDto }) => [tagOf(projectIdDto.id)],
      },
      projectsJoin: {
        invalidatesTags: (answer, _error, { joinProjectDto: { id } }) => changed(id)(answer),
      },
      projectsLeave: { invalidatesTags: (answer, _error, { projectIdDto: { id } }) => changed(id)(answer) },
      projectsRenewCode: {
        invalidatesTags: (answer, _error, { projectIdDto: { id } }) => changed(id)(answer),
      },
      projectsRemoveMember: {
        invalidatesTags: (answer, _error, { removeProjectMemberDto: { id } }) => changed(id)(answer),
      },
      projectsDelete: {
        // A 404 means that it was deleted elsewhere, so it counts as deleted. The project itself is not refetched, because
        // its screen closes.
        invalidatesTags: (answer, error) => (answer || isNotFound(error) ? [LIST, 'Feed'] : []),
        onQueryStarted: async ({ projectIdDto: { id } }, { dispatch, queryFulfilled }) => {
          const isGone = await queryFulfilled.then(
            () => true,
            ({ error }: { error: unknown }) => isNotFound(error),
          );
          if (isGone) dispatch(discardDraftsFor('project', id));
        },
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `projects/create`, written by hand: the generator does not support file uploads. */
      createProject: build.mutation<ProjectsCreateApiResponse, NewProject>({
        query: ({ project, images, idempotencyKey }) => ({
          url: '/user/projects/create',
          method: 'POST',
          body: formOf(project, images),
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
        invalidatesTags: (answer) => (answer ? [LIST] : []),
      }),
      /** `projects/update`, written by hand for the same reason. */
      updateProject: build.mutation<ProjectsUpdateApiResponse, ChangedProject>({
        query: ({ id, project, images, version }) => {
          const form = formOf(project, images);
          form.append('id', id);
          if (version !== undefined) form.append('version', version);
          const existing = images.filter(isExistingAttachment);
          form.append('existingImages', JSON.stringify(existing.map(({ path }) => path)));
          form.append(
            'existingAlts',
            JSON.stringify(Object.fromEntries(existing.map(({ path, alt }) => [path, alt]))),
          );
          return { url: '/user/projects/update', method: 'POST', body: form };
        },
        invalidatesTags: (answer, _error, { id }) => changed(id)(answer),
      }),
    }),
  });

function formOf(project: SentProject, images: readonly Attachment[]): FormData {
  const form = new FormData();
  const { skills, links, isPublic, ...texts } = project;
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('skills', JSON.stringify(skills));
  form.append('links', JSON.stringify(links));
  form.append('isPublic', String(isPublic));
  const added = images.filter(isNewAttachment);
  form.append('alts', JSON.stringify(added.map(({ alt }) => alt)));
  for (const { file } of added) form.append('images', file, file.name);
  return form;
}

/** Fetches the current version of a project; undefined if that fails. */
export function fetchProject(id: string): ApiThunk<Promise<ProjectDetailsDto | undefined>> {
  return async (dispatch) => {
    const { data } = await dispatch(
      projectsApi.endpoints.projectsGetProject.initiate(
        { projectIdDto: { id } },
        { forceRefetch: true, subscribe: false },
      ),
    );
    return data?.data;
  };
}

export const {
  useProjectsGetProjectsQuery,
  useProjectsGetProjectQuery,
  useProjectsJoinMutation,
  useProjectsLeaveMutation,
  useProjectsRenewCodeMutation,
  useProjectsRemoveMemberMutation,
  useProjectsDeleteMutation,
  useCreateProjectMutation,
  useUpdateProjectMutation,
} = projectsApi;
