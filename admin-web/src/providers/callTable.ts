import type {
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import type { Calls } from '../api/calls';
import {
  administratorsResult,
  attentionResult,
  auditResult,
  casesResult,
  changedEntry,
  changedRecord,
  commentsResult,
  detailsResult,
  grievancesResult,
  maintenanceResult,
  pagedList,
  recordsResult,
  removedEntry,
  settingsResult,
  singleRecord,
  timelineResult,
  topicsResult,
  usersResult,
  wordsResult,
  wholeList,
} from './answers';
import {
  auditBody,
  casesBody,
  contentBody,
  emptyBody,
  hideTopicBody,
  grievancesBody,
  idBody,
  maintenanceBody,
  pageBody,
  passwordBody,
  recordsBody,
  removalBody,
  restoreBody,
  revocationBody,
  singleRecordBody,
  statusBody,
  timelineBody,
  topicsBody,
  usersBody,
} from './requestBodies';

/** A method of a resource; it receives the function that makes calls. */
type Method<Params, Result> = (call: AuthorisedCall, params: Params & Cancellable) => Promise<Result>;

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
function createMethod<Path extends keyof Calls, Params, Result>(
  path: Path,
  body: (params: Params) => Calls[Path]['body'],
  result: (answer: Calls[Path]['answer'], params: Params) => Result,
): Method<Params, Result> {
  return async (call, params) => result(await call(path, body(params), params.signal), params);
}

/** The methods that remove and restore one kind of content. */
const removals = (kind: 'Post' | 'Page' | 'Comment' | 'Project' | 'Opening') => ({
  update: createMethod(`/admin/content/restore${kind}` as const, restoreBody, changedEntry),
  delete: createMethod(`/admin/content/remove${kind}` as const, removalBody, removedEntry),
});

/** The calls by resource and method. Any other combination is rejected with an error that names it. */
export const callTable: Record<string, ResourceMethods> = {
  users: {
    getList: createMethod('/admin/users/getUsers', usersBody, usersResult),
    update: createMethod('/admin/users/setUserStatus', statusBody, changedRecord),
  },
  // A resource of its own, because react-admin uses the entries of a list as complete records of the same resource.
  userDetails: { getOne: createMethod('/admin/users/getUser', idBody, detailsResult) },
  userStats: { getOne: createMethod('/admin/users/getUsersStats', singleRecordBody, singleRecord) },
  timeline: { getList: createMethod('/admin/users/getUsersTimeline', timelineBody, timelineResult) },
  posts: {
    getList: createMethod('/admin/content/getPosts', contentBody, pagedList),
    ...removals('Post'),
  },
  pages: {
    getList: createMethod('/admin/content/getPages', contentBody, pagedList),
    ...removals('Page'),
  },
  comments: {
    getList: createMethod('/admin/content/getComments', contentBody, commentsResult),
    ...removals('Comment'),
  },
  projects: {
    getList: createMethod('/admin/content/getProjects', contentBody, pagedList),
    ...removals('Project'),
  },
  openings: {
    getList: createMethod('/admin/content/getOpenings', contentBody, pagedList),
    ...removals('Opening'),
  },
  records: {
    getList: createMethod('/admin/content/getRecords', recordsBody, recordsResult),
    update: createMethod('/admin/content/revokeRecord', revocationBody, changedEntry),
  },
  topics: {
    getList: createMethod('/admin/topics/get', topicsBody, topicsResult),
    update: createMethod('/admin/topics/hide', hideTopicBody, changedEntry),
  },
  attention: { getOne: createMethod('/admin/settings/getAttention', singleRecordBody, attentionResult) },
  settings: { getOne: createMethod('/admin/settings/get', singleRecordBody, settingsResult) },
  maintenance: {
    getOne: createMethod('/admin/settings/getMaintenance', singleRecordBody, maintenanceResult),
    update: createMethod('/admin/settings/setMaintenance', maintenanceBody, maintenanceResult),
  },
  audit: { getList: createMethod('/admin/audit/search', auditBody, auditResult) },
  review: { getList: createMethod('/admin/review/getCases', casesBody, casesResult) },
  // A resource of its own, as `userDetails`.
  reviewCase: { getOne: createMethod('/admin/review/getCase', idBody, changedRecord) },
  grievances: { getList: createMethod('/admin/grievances/get', grievancesBody, grievancesResult) },
  words: { getList: createMethod('/admin/words/get', emptyBody, wordsResult) },
  administrators: { getList: createMethod('/admin/administrators/get', pageBody, administratorsResult) },
  account: {
    getOne: createMethod('/admin/account/get', singleRecordBody, singleRecord),
    update: createMethod('/admin/account/changePassword', passwordBody, changedEntry),
  },
  factors: { getOne: createMethod('/admin/account/getFactors', singleRecordBody, singleRecord) },
  sessions: {
    getList: createMethod('/admin/account/getSessions', emptyBody, wholeList),
    delete: createMethod('/admin/account/endSession', idBody, changedEntry),
  },
};

interface ResourceMethods {
  getList?: Method<GetListParams, GetListResult>;
  getOne?: Method<GetOneParams, GetOneResult>;
  update?: Method<UpdateParams, UpdateResult>;
  delete?: Method<DeleteParams, DeleteResult>;
}
