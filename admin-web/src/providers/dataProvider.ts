import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  QueryFunctionContext,
} from 'react-admin';
import type { Calls } from '../api/calls';
import type { Post } from './httpClient';
import { CURRENT_STATS, newestFirst, type UserRecord, type UserStatsRecord } from './records';
import type { Session } from './session';

/** Resource × method → call. What has no line here is refused by name. */
const table: Record<string, ResourceMethods> = {
  users: { getList: through('/admin/users/getUsers', usersBody, usersResult) },
  userStats: { getOne: through('/admin/users/getUsersStats', statsBody, statsResult) },
};

interface ResourceMethods {
  getList?: Method<GetListParams, GetListResult>;
  getOne?: Method<GetOneParams, GetOneResult>;
}

/** A method of a resource, once it knows how to make calls. */
type Method<Params, Result> = (
  call: AuthorisedCall,
  params: Params & QueryFunctionContext,
) => Promise<Result>;

type AuthorisedCall = <Path extends keyof Calls>(
  path: Path,
  body: Calls[Path]['body'],
  signal: AbortSignal | undefined,
) => Promise<Calls[Path]['answer']>;

/** react-admin's window on the API; every call carries the administrator's token. */
export function createDataProvider(post: Post, session: Session): DataProvider {
  const call: AuthorisedCall = (path, body, signal) =>
    post(path, body, { token: session.state().token, signal });

  return {
    // A newer page or search cancels the call before it.
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const method = table[resource]?.getList;
      if (!method) throw unsupported('getList', resource);
      return method(call, params);
    },
    getOne: async (resource, params) => {
      const method = table[resource]?.getOne;
      if (!method) throw unsupported('getOne', resource);
      return method(call, params);
    },
    getMany: (resource) => Promise.reject(unsupported('getMany', resource)),
    getManyReference: (resource) => Promise.reject(unsupported('getManyReference', resource)),
    create: (resource) => Promise.reject(unsupported('create', resource)),
    update: (resource) => Promise.reject(unsupported('update', resource)),
    updateMany: (resource) => Promise.reject(unsupported('updateMany', resource)),
    delete: (resource) => Promise.reject(unsupported('delete', resource)),
    deleteMany: (resource) => Promise.reject(unsupported('deleteMany', resource)),
  };
}

/** One cell of the table: the path, the body made from react-admin's parameters, the result made from the answer. */
function through<Path extends keyof Calls, Params, Result>(
  path: Path,
  body: (params: Params) => Calls[Path]['body'],
  result: (answer: Calls[Path]['answer']) => Result,
): Method<Params, Result> {
  return async (call, params) => result(await call(path, body(params), params.signal));
}

function unsupported(method: string, resource: string): Error {
  return new Error(
    `The console has no call for ${method} of "${resource}"; see the table of its data provider.`,
  );
}

function usersBody({ pagination, sort, filter }: GetListParams): Calls['/admin/users/getUsers']['body'] {
  const { search = '', ...unknown } = (filter ?? {}) as Record<string, unknown>;
  const [filterName] = Object.keys(unknown);
  if (filterName !== undefined)
    throw new Error(`Users can be filtered by "search" only, not by "${filterName}".`);
  if (typeof search !== 'string') throw new Error('The search for users must be a text.');
  if (sort && (sort.field !== newestFirst.field || sort.order !== newestFirst.order)) {
    throw new Error(`Users come newest first only, not by ${sort.field} ${sort.order}.`);
  }
  return { page: pagination?.page, limit: pagination?.perPage, search };
}

function usersResult({
  data,
  pagination,
}: Calls['/admin/users/getUsers']['answer']): GetListResult<UserRecord> {
  return {
    data: data.map(({ id, name, email, phone, createdAt, UserProfile }) => ({
      id,
      name,
      email,
      phone,
      college: UserProfile.collegeName ?? '',
      course: UserProfile.courseName ?? '',
      picture: UserProfile.profileUrl,
      joinedAt: createdAt,
    })),
    total: pagination.total,
  };
}

function statsBody({ id }: GetOneParams): Calls['/admin/users/getUsersStats']['body'] {
  if (id !== CURRENT_STATS) throw new Error(`There are only the "${CURRENT_STATS}" statistics, not "${id}".`);
  return {};
}

function statsResult({ data }: Calls['/admin/users/getUsersStats']['answer']): GetOneResult<UserStatsRecord> {
  return {
    data: {
      id: CURRENT_STATS,
      total: data.totalUsers,
      joinedToday: data.todayUsers,
      joinedThisMonth: data.monthUsers,
    },
  };
}
