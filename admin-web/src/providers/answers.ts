import type { GetListResult, GetOneResult } from 'react-admin';
import type { Calls } from '../api/calls';
import type {
  AdminCommentDto,
  AdminRecordDto,
  AdminTopicDto,
  AdminUserDetailsDto,
  AdminUserDto,
  AdminGrievanceDto,
  AttentionDto,
  AuditSearchDto,
  CaseEntryDto,
  ConsoleAccountDto,
  FeedDataDto,
  FeedImageDto,
  MaintenanceDto,
  WordRuleDto,
} from '../api/generated';
import { CURRENT, type Single, type TimelineDay } from './records';

/** The records of react-admin are the API's answers; only what an answer lacks is added here. */

/** A picture of a post. An API of an earlier release does not say its size. */
export type Picture = Pick<FeedImageDto, 'url' | 'alt'> & Partial<FeedImageDto>;

/** The pictures of a post. The specified answer has only their paths. */
export function picturesOf({ images, imagesUrl = [] }: Partial<FeedDataDto>): Picture[] {
  return images ?? imagesUrl.map((url) => ({ url, alt: '' }));
}

/** The result of a list with pages. */
export function pagedList<Dto>({ data, pagination }: { data: Dto[]; pagination: { total: number } }) {
  return { data, total: pagination.total };
}

/** The result of a list without pages. */
export function wholeList<Dto>({ data }: { data: Dto[] }) {
  return { data, total: data.length };
}

export function singleRecord<Dto extends object>({ data }: { data: Dto }): GetOneResult<Single<Dto>> {
  return { data: { ...data, id: CURRENT } };
}

/** The result of a change whose response is the changed record. */
export function changedRecord<Dto>({ data }: { data: Dto }) {
  return { data };
}

/** The result of a removal: when it was, to undo this one and no later one. */
export function removedEntry(answer: { data?: { removedAt: string } }, { id }: { id: string | number }) {
  return { data: { id, removedAt: answer.data?.removedAt } };
}

/** The result of a change whose response has only a message: the API's, and the id of the entry. */
export function changedEntry({ message }: { message: string }, { id }: { id: string | number }) {
  return { data: { id, message } };
}

// An API of an earlier release does not send every field of the contract, and the specification has even fewer.

export function usersResult(answer: Calls['/admin/users/getUsers']['answer']) {
  const { data, total } = pagedList(answer);
  return { data: data.map((user) => withDefaults<AdminUserDto>(user, { status: 'active' })), total };
}

export function commentsResult(answer: Calls['/admin/content/getComments']['answer']) {
  const { data, total } = pagedList(answer);
  const complete = ({ Feed, ...comment }: AdminCommentDto) => ({
    ...comment,
    Feed: withDefaults(Feed, { excerpt: '' }),
  });
  return { data: data.map(complete), total };
}

/** A record of work, with its serial number as id. The generated type forgets that a word may be null. */
export type ListedRecord = Omit<AdminRecordDto, 'revokedBy'> & {
  id: string;
  revokedBy: AdminRecordDto['revokedBy'] | null;
};

export function recordsResult(answer: Calls['/admin/content/getRecords']['answer']) {
  const { data, total } = pagedList(answer);
  return { data: data.map((record): ListedRecord => ({ ...record, id: record.serial })), total };
}

/** A topic, with its key as id. */
export type ListedTopic = Omit<AdminTopicDto, 'key'> & { id: string };

export function topicsResult({
  data: { topics, pagination },
}: Calls['/admin/topics/get']['answer']): GetListResult<ListedTopic> {
  return { data: topics.map(({ key, ...topic }) => ({ ...topic, id: key })), total: pagination.total };
}

const NO_COUNTS = { posts: 0, comments: 0, likes: 0, pages: 0, followedPages: 0 };
const NO_DETAILS = { suspension: null, limit: null, pages: [], recentPosts: [], sessions: [], audit: [] };

export function detailsResult({ data }: Calls['/admin/users/getUser']['answer']) {
  const counts = { ...NO_COUNTS, ...data.counts };
  return { data: { ...withDefaults<AdminUserDetailsDto>(data, NO_DETAILS), counts } };
}

/** What an answer about the audit log has besides the events: whom to filter by, and what accounts did on each day. */
export type AuditMeta = Partial<Pick<AuditSearchDto, 'administrators' | 'accountDays'>>;

/** The events of the audit log. */
export function auditResult({
  data: { events, pagination, administrators, accountDays },
}: Calls['/admin/audit/search']['answer']): GetListResult<AuditSearchDto['events'][number]> & {
  meta: AuditMeta;
} {
  return { data: events, total: pagination.total, meta: { administrators, accountDays } };
}

/** The cases of the review queue. */
export function casesResult({
  data: { cases, late, pagination },
}: Calls['/admin/review/getCases']['answer']): GetListResult<CaseEntryDto> {
  return { data: cases, total: pagination.total, meta: { late } };
}

/** Grievances; the id of each is its reference. */
export function grievancesResult({
  data: { grievances, pagination },
}: Calls['/admin/grievances/get']['answer']): GetListResult<AdminGrievanceDto & { id: string }> {
  return { data: grievances.map((one) => ({ ...one, id: one.reference })), total: pagination.total };
}

/** The words that open cases. */
export function wordsResult({
  data: { rules },
}: Calls['/admin/words/get']['answer']): GetListResult<WordRuleDto> {
  return { data: rules, total: rules.length };
}

/** The accounts of the console. */
export function administratorsResult({
  data: { administrators, pagination },
}: Calls['/admin/administrators/get']['answer']): GetListResult<ConsoleAccountDto> {
  return { data: administrators, total: pagination.total };
}

/** The id of a day is its date. */
export function timelineResult(
  answer: Calls['/admin/users/getUsersTimeline']['answer'],
): GetListResult<TimelineDay> {
  const { data, total } = wholeList(answer);
  return { data: data.map((day) => ({ ...day, id: day.date })), total };
}

const NO_ATTENTION = {
  suspendedToday: 0,
  suspended: 0,
  failedSignIns: 0,
  refusedSignIns: 0,
  waitingInternships: 0,
  oldestInternship: null,
  waitingGrievances: null,
  lateGrievances: null,
  // An API that does not take grievances needs nobody to answer them.
  namesGrievanceOfficer: true,
  failingJobs: [],
};

export function attentionResult({ data }: Calls['/admin/settings/getAttention']['answer']) {
  const maintenance = completeMaintenance(data.maintenance);
  return singleRecord({ data: { ...withDefaults<AttentionDto>(data, NO_ATTENTION), maintenance } });
}

const NO_SETTINGS = { configuration: [], version: '', migrations: [], jobs: [] };

export function settingsResult({ data }: Calls['/admin/settings/get']['answer']) {
  const maintenance = completeMaintenance(data.maintenance);
  return singleRecord({ data: { ...withDefaults(data, NO_SETTINGS), maintenance } });
}

export function maintenanceResult({ data }: { data: MaintenanceDto }) {
  return singleRecord({ data: completeMaintenance(data) });
}

function completeMaintenance(maintenance: MaintenanceDto): MaintenanceDto {
  return withDefaults(maintenance, { since: null, by: null });
}

/** A part of an answer, with the values of fields that the API does not send. */
function withDefaults<Dto extends object>(dto: Dto, missing: Partial<Dto>): Dto {
  return { ...missing, ...dto };
}
