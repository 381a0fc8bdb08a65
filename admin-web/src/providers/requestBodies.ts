import { phoneDigits } from '@campus-commons/web-kit/contactInput.ts';
import type { DeleteParams, GetListParams, GetOneParams, SortPayload, UpdateParams } from 'react-admin';
import type { Calls } from '../api/calls';
import { CURRENT, isRecordState, isStatus, isUserSort, newestFirst } from './records';

/** The body of a call without parameters. */
export function emptyBody(): Record<string, never> {
  return {};
}

/** The body of a paged list without search and filters. */
export function pageBody({ pagination }: GetListParams): { page?: number; limit?: number } {
  return { page: pagination?.page, limit: pagination?.perPage };
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

/** The body of a call about one entry: only its id. */
export function idBody({ id }: { id: string | number }): { id: string } {
  return { id: String(id) };
}

/** The body that restores an entry: with `removedAt`, only that removal is undone. */
export function restoreBody({ id, data }: UpdateParams): { id: string; removedAt?: string } {
  const { removedAt } = data as { removedAt?: string };
  return { id: String(id), removedAt };
}

/**
 * The body of a paged list with a search.
 *
 * @throws Error for another order or another filter, because the API would silently ignore it
 */
function searchBody({ sort, ...params }: GetListParams) {
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
function filteredBody<Name extends string>(
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

function isNewestFirst({ field, order }: SortPayload): boolean {
  return field === newestFirst.field && order === newestFirst.order;
}

/** Filters of the users list, with the API's names. */
const userFilters = ['search', 'college', 'status'] as const;

/**
 * The body of the users list.
 *
 * @throws Error for a filter, a status or an order that the API does not support
 */
export function usersBody({ sort, ...params }: GetListParams): Calls['/admin/users/getUsers']['body'] {
  const { page, limit, search = '', college = '', status } = filteredBody(userFilters, params);
  if (status !== undefined && !isStatus(status)) throw new Error(`No user has the status "${status}".`);
  const body = {
    page,
    limit,
    search: phoneDigits(search),
    ...(college !== '' && { college }),
    ...(status !== undefined && { status }),
  };
  if (!sort || isNewestFirst(sort)) return body;
  const { field, order } = sort;
  if (!isUserSort(field)) throw new Error(`Users cannot be sorted by "${field}".`);
  return { ...body, sort: field, order: order === 'ASC' ? 'asc' : 'desc' };
}

/**
 * The body that suspends or reinstates a member. The API compares the status in `previousData` with the present one, to
 * detect a change by another administrator.
 *
 * @param params `{ data: { status, reason, until }, previousData: { status } }`; `until` is optional, ISO 8601
 * @throws Error when `status` or `reason` is missing
 */
export function statusBody({
  id,
  data: { status, reason, until },
  previousData: { status: from } = {},
}: UpdateParams): Calls['/admin/users/setUserStatus']['body'] {
  if (!isSettable(status) || typeof reason !== 'string')
    throw new Error('Of a member only the "status" can be updated, with a "reason".');
  return {
    id: String(id),
    status,
    ...(isSettable(from) && { from }),
    // An empty reason counts as none, which the API accepts for a reinstatement.
    ...(reason !== '' && { reason }),
    // One that is over by now is none to return to.
    ...(typeof until === 'string' && Date.parse(until) > Date.now() && { until }),
  };
}

function isSettable(status: unknown): status is 'active' | 'suspended' {
  return isStatus(status) && status !== 'deleted';
}

/**
 * The body of the timeline.
 *
 * @param params `{ filter: { from, to } }`, both `YYYY-MM-DD` and included
 * @throws Error when one of them is missing
 */
export function timelineBody({ filter }: GetListParams): Calls['/admin/users/getUsersTimeline']['body'] {
  const { from, to } = (filter ?? {}) as Record<string, unknown>;
  if (typeof from !== 'string' || typeof to !== 'string')
    throw new Error('The timeline needs the days "from" and "to" in its filter.');
  return { from, to };
}

/**
 * The body of a list of posts, pages or comments.
 *
 * @param params its filter has `search`, `removed: true` for removed entries, `id` for only one, and for comments `feedId`, the post's id
 */
export function contentBody({ filter, ...params }: GetListParams) {
  const { removed, feedId, id, ...rest } = (filter ?? {}) as Record<string, unknown>;
  return {
    ...searchBody({ ...params, filter: rest }),
    ...(removed === true && { removed: true }),
    ...(typeof feedId === 'string' && { feedId }),
    ...(typeof id === 'string' && { id }),
  };
}

/**
 * The body of the list of records.
 *
 * @throws Error for a state that no record has
 */
export function recordsBody({
  filter,
  ...params
}: GetListParams): Calls['/admin/content/getRecords']['body'] {
  const { state, ...rest } = (filter ?? {}) as Record<string, unknown>;
  if (state !== undefined && !isRecordState(state)) throw new Error('No record has this state.');
  return { ...searchBody({ ...params, filter: rest }), ...(state !== undefined && { state }) };
}

/**
 * The body that revokes a record, whose id is its serial number.
 *
 * @throws Error without a reason
 */
export function revocationBody({
  id,
  data: { reason },
}: UpdateParams): Calls['/admin/content/revokeRecord']['body'] {
  if (typeof reason !== 'string') throw new Error('A record is only revoked, with the "reason".');
  return { serial: String(id), reason };
}

/** The body of the list of topics: those that members see, or with `hidden: true` those that are hidden. */
export function topicsBody({ filter, ...params }: GetListParams): Calls['/admin/topics/get']['body'] {
  const { hidden, ...rest } = (filter ?? {}) as Record<string, unknown>;
  return { ...searchBody({ ...params, filter: rest }), ...(hidden === true && { hidden }) };
}

/**
 * The body that hides a topic, whose id is its key, or shows it again.
 *
 * @throws Error without a reason
 */
export function hideTopicBody({
  id,
  data: { hidden, reason },
}: UpdateParams): Calls['/admin/topics/hide']['body'] {
  if (typeof hidden !== 'boolean' || typeof reason !== 'string')
    throw new Error('A topic is only hidden or shown again, with a "reason".');
  return { key: String(id), hidden, reason };
}

/**
 * The body of a removal.
 *
 * @param params `{ meta: { reason, note } }`; the note may be empty
 * @throws Error without a reason
 */
export function removalBody({ id, meta }: DeleteParams): { id: string; reason: string; note?: string } {
  const details: unknown = meta;
  if (
    typeof details !== 'object' ||
    details === null ||
    !('reason' in details) ||
    typeof details.reason !== 'string'
  ) {
    throw new Error('A removal needs a "reason" in its meta.');
  }
  const note = 'note' in details && typeof details.note === 'string' ? details.note : '';
  return { id: String(id), reason: details.reason, ...(note !== '' && { note }) };
}

/**
 * The body that starts or ends maintenance mode.
 *
 * @param params `{ data: { on, message } }`
 * @throws Error when one of them is missing
 */
export function maintenanceBody({
  data: { on, message },
}: UpdateParams): Calls['/admin/settings/setMaintenance']['body'] {
  if (typeof on !== 'boolean' || typeof message !== 'string')
    throw new Error('Maintenance is updated with "on" and a "message".');
  return { on, ...(on && { message }) };
}

/** Filters of the audit log, with the API's names. */
const auditFilters = ['search', 'kind', 'action', 'actorId', 'memberId', 'from', 'to'] as const;

/** The body of a search in the audit log. The API answers 400 for an unknown action. */
export function auditBody(params: GetListParams): Calls['/admin/audit/search']['body'] {
  const { search, ...body } = filteredBody(auditFilters, params);
  return { ...body, ...(search && { search }) } as Calls['/admin/audit/search']['body'];
}

/** The body of the review queue: the cases that wait, or those that are decided. */
export function casesBody(params: GetListParams): Calls['/admin/review/getCases']['body'] {
  const { search: _none, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  return filteredBody(['list'], { ...params, filter }) as Calls['/admin/review/getCases']['body'];
}

/** The body of the list of grievances: those that wait, or those that are answered. */
export function grievancesBody(params: GetListParams): Calls['/admin/grievances/get']['body'] {
  const { search: _none, ...filter } = (params.filter ?? {}) as Record<string, unknown>;
  return filteredBody(['state'], { ...params, filter }) as Calls['/admin/grievances/get']['body'];
}

/**
 * The body of a password change. Nothing else of one's own account can be updated.
 *
 * @param params `{ data: { currentPassword, newPassword } }`
 * @throws Error when one of them is missing
 */
export function passwordBody({
  data: { currentPassword, newPassword },
}: UpdateParams): Calls['/admin/account/changePassword']['body'] {
  if (typeof currentPassword !== 'string' || typeof newPassword !== 'string')
    throw new Error(
      'Of the account only the password can be updated, with "currentPassword" and "newPassword".',
    );
  return { currentPassword, newPassword };
}
