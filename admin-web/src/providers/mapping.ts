import type { GetListParams, GetListResult, GetOneParams, RaRecord } from 'react-admin';
import type { Calls } from '../api/calls';
import { CURRENT } from './records/current';
import { newestFirst } from './records/order';

/** A method of a resource, once it knows how to make calls. */
export type Method<Params, Result> = (call: AuthorisedCall, params: Params & Cancellable) => Promise<Result>;

/** Makes a call in the name of the session. */
export type AuthorisedCall = <Path extends keyof Calls>(
  path: Path,
  body: Calls[Path]['body'],
  signal: AbortSignal | undefined,
) => Promise<Calls[Path]['answer']>;

interface Cancellable {
  signal?: AbortSignal;
}

/** One cell of the table: the path, the body made from react-admin's parameters, the result made from the answer. */
export function through<Path extends keyof Calls, Params, Result>(
  path: Path,
  body: (params: Params) => Calls[Path]['body'],
  result: (answer: Calls[Path]['answer'], params: Params) => Result,
): Method<Params, Result> {
  return async (call, params) => result(await call(path, body(params), params.signal), params);
}

/** The body of a call that asks for the only record there is. */
export function onlyBody({ id }: GetOneParams): Record<string, never> {
  if (id !== CURRENT) throw new Error(`There is only the "${CURRENT}" record, not "${String(id)}".`);
  return {};
}

/** The body of a call that needs nothing. */
export function emptyBody(): Record<string, never> {
  return {};
}

/**
 * The body of every searchable, paged list.
 *
 * @throws Error when something is asked that the API cannot do: it would silently answer something else
 */
export function searchBody({ pagination, sort, filter }: GetListParams) {
  const { search = '', ...unknown } = (filter ?? {}) as Record<string, unknown>;
  const [filterName] = Object.keys(unknown);
  if (filterName !== undefined)
    throw new Error(`Lists can be filtered by "search" only, not by "${filterName}".`);
  if (typeof search !== 'string') throw new Error('What is searched for must be a text.');
  if (sort && (sort.field !== newestFirst.field || sort.order !== newestFirst.order)) {
    throw new Error(`Lists come newest first only, not by ${sort.field} ${sort.order}.`);
  }
  return { page: pagination?.page, limit: pagination?.perPage, search };
}

/** The result of every paged list, each entry made a record. */
export function listResult<Dto, Rec extends RaRecord>(record: (dto: Dto) => Rec) {
  return ({ data, pagination }: { data: Dto[]; pagination: { total: number } }): GetListResult<Rec> => ({
    data: data.map(record),
    total: pagination.total,
  });
}
