import type { GetListParams, GetListResult, GetOneParams, RaRecord, SortPayload } from 'react-admin';
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
export function searchBody({ sort, ...params }: GetListParams) {
  if (sort && !isNewestFirst(sort)) {
    throw new Error(`Lists come newest first only, not by ${sort.field} ${sort.order}.`);
  }
  const { page, limit, search = '' } = filteredBody(['search'], params);
  return { page, limit, search };
}

/**
 * Page and length of a list, with those filters that the API knows.
 *
 * @throws Error when there are others, or one is no text
 */
export function filteredBody<Name extends string>(
  names: readonly Name[],
  { pagination, filter }: Pick<GetListParams, 'pagination' | 'filter'>,
): { page?: number; limit?: number } & Partial<Record<Name, string>> {
  const given = Object.entries((filter ?? {}) as Record<string, unknown>);
  for (const [name, value] of given) {
    if (!names.some((known) => known === name)) {
      const known = names.map((each) => `"${each}"`).join(', ');
      throw new Error(`This list can be filtered by ${known} only, not by "${name}".`);
    }
    if (typeof value !== 'string') throw new Error(`The filter "${name}" must be a text.`);
  }
  return { page: pagination?.page, limit: pagination?.perPage, ...(filter as Partial<Record<Name, string>>) };
}

export function isNewestFirst({ field, order }: SortPayload): boolean {
  return field === newestFirst.field && order === newestFirst.order;
}

/** The result of every paged list, each entry made a record. */
export function listResult<Dto, Rec extends RaRecord>(record: (dto: Dto) => Rec) {
  return ({ data, pagination }: { data: Dto[]; pagination: { total: number } }): GetListResult<Rec> => ({
    data: data.map(record),
    total: pagination.total,
  });
}
