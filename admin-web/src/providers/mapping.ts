import type { GetListParams, GetListResult, GetOneParams, RaRecord, SortPayload } from 'react-admin';
import type { Calls } from '../api/calls';
import { CURRENT } from './records/current';
import { newestFirst } from './records/order';

/** A method of a resource; it receives the function that makes calls. */
export type Method<Params, Result> = (call: AuthorisedCall, params: Params & Cancellable) => Promise<Result>;

/** Makes a call with the token of the session. */
export type AuthorisedCall = <Path extends keyof Calls>(
  path: Path,
  body: Calls[Path]['body'],
  signal: AbortSignal | undefined,
) => Promise<Calls[Path]['answer']>;

interface Cancellable {
  signal?: AbortSignal;
}

/**
 * Creates a method of a resource that makes one call.
 *
 * @param path of the call
 * @param body makes the body of the call from react-admin's parameters
 * @param result makes react-admin's result from the response
 */
export function createMethod<Path extends keyof Calls, Params, Result>(
  path: Path,
  body: (params: Params) => Calls[Path]['body'],
  result: (answer: Calls[Path]['answer'], params: Params) => Result,
): Method<Params, Result> {
  return async (call, params) => result(await call(path, body(params), params.signal), params);
}

/**
 * The body of a call for a resource with only one record.
 *
 * @throws Error when another id than `CURRENT` is requested
 */
export function singleRecordBody({ id }: GetOneParams): Record<string, never> {
  if (id !== CURRENT) throw new Error(`There is only the "${CURRENT}" record, not "${String(id)}".`);
  return {};
}

/** The body of a call without parameters. */
export function emptyBody(): Record<string, never> {
  return {};
}

/**
 * The body of a paged list with a search.
 *
 * @throws Error for another order or another filter, because the API would silently ignore it
 */
export function searchBody({ sort, ...params }: GetListParams) {
  if (sort && !isNewestFirst(sort)) {
    throw new Error(`Lists come newest first only, not by ${sort.field} ${sort.order}.`);
  }
  const { page, limit, search = '' } = filteredBody(['search'], params);
  return { page, limit, search };
}

/**
 * Page, page size and filters of a list.
 *
 * @param names the filters that the API supports
 * @throws Error for any other filter, and for a filter that is not a text
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

/**
 * Makes the result of a paged list from the response.
 *
 * @param record makes a record from an entry
 */
export function listResult<Dto, Rec extends RaRecord>(record: (dto: Dto) => Rec) {
  return ({ data, pagination }: { data: Dto[]; pagination: { total: number } }): GetListResult<Rec> => ({
    data: data.map(record),
    total: pagination.total,
  });
}

/** The value of a field that an API of an earlier release does not send, although the contract has it. */
export function withDefault<Value>(value: Value | undefined, missing: Value): Value {
  return value === undefined ? missing : value;
}
