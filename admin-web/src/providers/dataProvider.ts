import { phoneDigits } from '@campus-commons/web-kit/contactInput.ts';
import type {
  DataProvider,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  UpdateParams,
  UpdateResult,
} from 'react-admin';
import {
  accountResult,
  endSessionBody,
  endSessionResult,
  passwordBody,
  passwordResult,
  sessionsResult,
} from './accountMapping';
import { auditBody, auditResult } from './auditMapping';
import {
  commentRecord,
  contentBody,
  pageRecord,
  postRecord,
  removalBody,
  removalResult,
  restorationBody,
  restorationResult,
} from './contentMapping';
import type { Download, Post } from './httpClient';
import {
  createMethod,
  emptyBody,
  listResult,
  singleRecordBody,
  type AuthorisedCall,
  type Method,
} from './mapping';
import type { UserStatus } from './records/users';
import type { Session } from './session';
import {
  attentionResult,
  maintenanceBody,
  maintenanceResult,
  maintenanceStateResult,
  settingsResult,
  timelineBody,
  timelineResult,
} from './settingsMapping';
import {
  detailsBody,
  detailsResult,
  statsResult,
  statusBody,
  statusResult,
  userRecord,
  usersBody,
} from './userMapping';

/** The calls by resource and method. Any other combination is rejected with an error that names it. */
const callTable: Record<string, ResourceMethods> = {
  users: {
    getList: createMethod('/admin/users/getUsers', usersBody, listResult(userRecord)),
    update: createMethod('/admin/users/setUserStatus', statusBody, statusResult),
  },
  // A resource of its own, because react-admin uses the entries of a list as complete records of the same resource.
  userDetails: { getOne: createMethod('/admin/users/getUser', detailsBody, detailsResult) },
  userStats: { getOne: createMethod('/admin/users/getUsersStats', singleRecordBody, statsResult) },
  timeline: { getList: createMethod('/admin/users/getUsersTimeline', timelineBody, timelineResult) },
  posts: {
    getList: createMethod('/admin/content/getPosts', contentBody, listResult(postRecord)),
    update: createMethod('/admin/content/restorePost', restorationBody, restorationResult),
    delete: createMethod('/admin/content/removePost', removalBody, removalResult),
  },
  pages: {
    getList: createMethod('/admin/content/getPages', contentBody, listResult(pageRecord)),
    update: createMethod('/admin/content/restorePage', restorationBody, restorationResult),
    delete: createMethod('/admin/content/removePage', removalBody, removalResult),
  },
  comments: {
    getList: createMethod('/admin/content/getComments', contentBody, listResult(commentRecord)),
    update: createMethod('/admin/content/restoreComment', restorationBody, restorationResult),
    delete: createMethod('/admin/content/removeComment', removalBody, removalResult),
  },
  attention: { getOne: createMethod('/admin/settings/getAttention', singleRecordBody, attentionResult) },
  settings: { getOne: createMethod('/admin/settings/get', singleRecordBody, settingsResult) },
  maintenance: {
    getOne: createMethod('/admin/settings/getMaintenance', singleRecordBody, maintenanceStateResult),
    update: createMethod('/admin/settings/setMaintenance', maintenanceBody, maintenanceResult),
  },
  audit: { getList: createMethod('/admin/audit/search', auditBody, auditResult) },
  account: {
    getOne: createMethod('/admin/account/get', singleRecordBody, accountResult),
    update: createMethod('/admin/account/changePassword', passwordBody, passwordResult),
  },
  sessions: {
    getList: createMethod('/admin/account/getSessions', emptyBody, sessionsResult),
    delete: createMethod('/admin/account/endSession', endSessionBody, endSessionResult),
  },
};

interface ResourceMethods {
  getList?: Method<GetListParams, GetListResult>;
  getOne?: Method<GetOneParams, GetOneResult>;
  update?: Method<UpdateParams, UpdateResult>;
  delete?: Method<DeleteParams, DeleteResult>;
}

/** react-admin's data provider with the console's own methods. */
export interface ConsoleDataProvider extends DataProvider {
  /** Ends all other sessions of the administrator. */
  endOtherSessions: () => Promise<void>;
  /** A CSV file of the members that match the search (all for an empty one) and, if given, have the status. */
  exportUsers: (search: string, status?: UserStatus) => Promise<Blob>;
}

/** Maps react-admin's methods to calls of the API. Every call has the administrator's token. */
export function createDataProvider(post: Post, download: Download, session: Session): ConsoleDataProvider {
  const call: AuthorisedCall = (path, body, signal) =>
    post(path, body, { token: session.state().token, signal });

  return {
    // react-admin then cancels the call for an earlier page or search.
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const method = callTable[resource]?.getList;
      if (!method) throw unsupported('getList', resource);
      return method(call, params);
    },
    getOne: async (resource, params) => {
      const method = callTable[resource]?.getOne;
      if (!method) throw unsupported('getOne', resource);
      return method(call, params);
    },
    update: async (resource, params) => {
      const method = callTable[resource]?.update;
      if (!method) throw unsupported('update', resource);
      return method(call, params);
    },
    delete: async (resource, params) => {
      const method = callTable[resource]?.delete;
      if (!method) throw unsupported('delete', resource);
      return method(call, params);
    },
    endOtherSessions: async () => {
      await call('/admin/account/endOtherSessions', {}, undefined);
    },
    exportUsers: (search, status) =>
      download(
        '/admin/users/exportUsers',
        { search: phoneDigits(search), status },
        { token: session.state().token },
      ),
    getMany: (resource) => Promise.reject(unsupported('getMany', resource)),
    getManyReference: (resource) => Promise.reject(unsupported('getManyReference', resource)),
    create: (resource) => Promise.reject(unsupported('create', resource)),
    updateMany: (resource) => Promise.reject(unsupported('updateMany', resource)),
    deleteMany: (resource) => Promise.reject(unsupported('deleteMany', resource)),
  };
}

function unsupported(method: string, resource: string): Error {
  return new Error(
    `The console has no call for ${method} of "${resource}"; see the table of its data provider.`,
  );
}
