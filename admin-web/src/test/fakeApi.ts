import type { Calls, Downloads } from '../api/calls';
import type { ConsoleAccountDto } from '../api/generated';
import type { Send } from '../providers/httpClient';
import { aCase, aCaseList } from './cases';
import {
  aCommentPage,
  aMaintenance,
  aMemberCard,
  anAttention,
  anAuditPage,
  aPagePage,
  anOpeningPage,
  aProjectPage,
  aRecordPage,
  aPostPage,
  aSession,
  aSettings,
  aStats,
  aTimeline,
  aTopicPage,
  aUserDetails,
  aUserPage,
} from './factories';

/** A response of the fake API. A string as body is sent as it is, not as JSON. */
export interface Answer {
  status?: number;
  body: unknown;
}

/** A call that the fake API received. */
export interface ReceivedCall {
  path: string;
  body: Record<string, unknown>;
  authorization: string | null;
}

type Handler = (call: ReceivedCall, signal: AbortSignal | undefined) => Answer | Promise<Answer>;

export const API_ORIGIN = 'http://api.test';
export const TOKEN = 'token-of-this-session';
const DEVICE_TOKEN = 'token-of-this-device';
export const PASSWORD = 'correct horse';

/** Replaces `fetch` with a small API. Tests can change its responses. */
export class FakeApi {
  readonly received: ReceivedCall[] = [];

  private readonly handlers: Record<keyof (Calls & Downloads), Handler> = {
    '/admin/auth/login': ({ body }) =>
      body.password === PASSWORD
        ? {
            body: {
              success: true,
              message: 'Welcome',
              token: TOKEN,
              data: { token: TOKEN, deviceToken: DEVICE_TOKEN, role: 'administrator' },
            },
          }
        : failure(401, 'Invalid credentials'),
    '/admin/auth/logout': () => ({ body: { success: true, message: 'Logged out' } }),
    '/admin/users/getUsers': ({ body }) => ({ body: aUserPage(body) }),
    '/admin/users/getUsersStats': () => ({ body: { success: true, data: aStats() } }),
    '/admin/users/getUser': () => ({ body: { success: true, data: aUserDetails() } }),
    '/admin/users/setUserStatus': ({ body: { id, status } }) => ({
      body: { success: true, message: 'Done', data: { id, status, suspension: null } },
    }),
    '/admin/content/getPosts': ({ body }) => ({ body: aPostPage(body) }),
    '/admin/content/getPages': ({ body }) => ({ body: aPagePage(body) }),
    '/admin/content/getComments': ({ body }) => ({ body: aCommentPage(body) }),
    '/admin/content/getProjects': ({ body }) => ({ body: aProjectPage(body) }),
    '/admin/content/removeProject': () => ({ body: { success: true, message: 'Removed' } }),
    '/admin/content/restoreProject': () => ({ body: { success: true, message: 'The project is restored' } }),
    '/admin/content/getOpenings': ({ body }) => ({ body: anOpeningPage(body) }),
    '/admin/content/removeOpening': () => ({ body: { success: true, message: 'Removed' } }),
    '/admin/content/restoreOpening': () => ({ body: { success: true, message: 'The opening is restored' } }),
    '/admin/content/getRecords': ({ body }) => ({ body: aRecordPage(body) }),
    '/admin/content/revokeRecord': () => ({ body: { success: true, message: 'The record is revoked' } }),
    '/admin/content/removeComment': () => ({ body: { success: true, message: 'Removed' } }),
    '/admin/content/restorePost': () => ({ body: { success: true, message: 'The post is restored' } }),
    '/admin/content/restorePage': () => ({ body: { success: true, message: 'The page is restored' } }),
    '/admin/content/restoreComment': () => ({ body: { success: true, message: 'The comment is restored' } }),
    '/admin/content/removePost': () => ({ body: { success: true, message: 'Removed' } }),
    '/admin/content/removePage': () => ({ body: { success: true, message: 'Removed' } }),
    '/admin/users/getUsersTimeline': ({ body }) => ({ body: { success: true, data: aTimeline(body) } }),
    '/admin/users/exportUsers': () => ({ body: 'Name,Email\r\nMember 1,member1@college.example\r\n' }),
    '/admin/settings/get': () => ({ body: { success: true, data: aSettings() } }),
    '/admin/settings/getAttention': () => ({ body: { success: true, data: anAttention() } }),
    '/admin/settings/getMaintenance': () => ({ body: { success: true, data: aMaintenance() } }),
    '/admin/audit/search': ({ body }) => ({ body: { success: true, data: anAuditPage(body) } }),
    '/admin/account/endOtherSessions': () => ({ body: { success: true, message: 'Signed out' } }),
    '/admin/settings/setMaintenance': ({ body: { on, message = '' } }) => ({
      body: { success: true, message: 'Done', data: { on, message, since: null, by: null } },
    }),
    '/admin/review/getCases': ({ body }) => ({ body: { success: true, data: aCaseList(body) } }),
    '/admin/review/getCase': ({ body }) => ({ body: { success: true, data: aCase(Number(body.id)) } }),
    '/admin/review/getEvidence': ({ body }) => ({
      body: {
        success: true,
        data: { webp: btoa(`picture ${Number(body.image)} of case ${String(body.id)}`) },
      },
    }),
    '/admin/review/decide': () => ({
      body: {
        success: true,
        message: 'Decided',
        data: { undoableUntil: new Date(Date.now() + 600_000).toISOString() },
      },
    }),
    '/admin/review/escalate': () => ({ body: { success: true, message: 'Passed to the administrators' } }),
    '/admin/review/addNote': () => ({ body: { success: true, message: 'Noted' } }),
    '/admin/review/recordReferral': () => ({ body: { success: true, message: 'The referral is recorded' } }),
    '/admin/review/reveal': () => ({ body: { success: true, data: { User: aMemberCard(77) } } }),
    '/admin/review/undo': () => ({ body: { success: true, message: 'The case is open again' } }),
    '/admin/review/decideAppeal': () => ({ body: { success: true, message: 'The decision holds' } }),
    '/admin/topics/get': ({ body }) => ({ body: aTopicPage(body) }),
    '/admin/topics/hide': () => ({ body: { success: true, message: 'Done' } }),
    '/admin/grievances/get': () => ({
      body: { success: true, data: { grievances: [], pagination: { total: 0 } } },
    }),
    '/admin/grievances/answer': () => ({ body: { success: true, message: 'Answered.' } }),
    '/admin/words/get': () => ({ body: { success: true, data: { rules: [] } } }),
    '/admin/words/save': () => ({ body: { success: true, message: 'Saved.' } }),
    '/admin/words/delete': () => ({ body: { success: true, message: 'Deleted' } }),
    '/admin/account/get': () => ({
      body: {
        success: true,
        data: {
          id: '1',
          userName: 'rsrivastava',
          createdAt: '2026-01-05T05:30:00.000Z',
          role: 'administrator',
        },
      },
    }),
    '/admin/account/getFactors': () => ({
      body: {
        success: true,
        data: { available: true, required: false, totpSince: null, recoveryCodesLeft: 0 },
      },
    }),
    '/admin/account/startTotp': () => ({
      body: {
        success: true,
        data: {
          secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
          uri: 'otpauth://totp/Campus%20Commons:rsrivastava',
        },
      },
    }),
    '/admin/account/confirmTotp': () => ({
      body: {
        success: true,
        message: 'Two-step sign-in is on.',
        data: { recoveryCodes: ['MFRG-GZDF-MZTW'] },
      },
    }),
    '/admin/account/removeTotp': () => ({ body: { success: true, message: 'Two-step sign-in is off.' } }),
    '/admin/account/newRecoveryCodes': () => ({
      body: {
        success: true,
        message: 'The codes from before no longer work.',
        data: { recoveryCodes: ['ONSW-G4TF'] },
      },
    }),
    '/admin/users/recordConsent': () => ({ body: { success: true, message: 'The document is recorded' } }),
    '/admin/users/clearFactors': () => ({ body: { success: true, message: 'Two-step sign-in is off' } }),
    '/admin/auth/completeSetup': () => ({
      body: { success: true, message: 'Your password is set', data: { userName: 'priya' } },
    }),
    '/admin/administrators/get': () => ({
      body: {
        success: true,
        data: {
          administrators: [anAccount('priya', 'moderator'), anAccount('rsrivastava', 'administrator')],
          pagination: { total: 2 },
        },
      },
    }),
    '/admin/administrators/create': () => aSetupLink(),
    '/admin/administrators/setRole': () => ({ body: { success: true, message: 'Done' } }),
    '/admin/administrators/remove': () => ({ body: { success: true, message: 'Removed' } }),
    '/admin/administrators/reset': () => aSetupLink(),
    '/admin/account/changePassword': () => ({ body: { success: true, message: 'Changed' } }),
    '/admin/account/getSessions': () => ({ body: { success: true, data: [aSession(1, true), aSession(2)] } }),
    '/admin/account/endSession': () => ({ body: { success: true, message: 'Signed out there' } }),
  };

  /** Changes the response of `path` from now on. */
  answer(path: keyof (Calls & Downloads), handler: Handler | Answer): void {
    this.handlers[path] = typeof handler === 'function' ? handler : () => handler;
  }

  /** The received calls of one path, oldest first. */
  callsOf(path: keyof (Calls & Downloads)): ReceivedCall[] {
    return this.received.filter((call) => call.path === path);
  }

  readonly send: Send = async (url, init) => {
    const path = url.slice(API_ORIGIN.length);
    const call: ReceivedCall = {
      path,
      body: JSON.parse(init.body as string) as Record<string, unknown>,
      authorization: new Headers(init.headers).get('Authorization'),
    };
    this.received.push(call);
    if (!isKnown(this.handlers, path)) throw new Error(`The fake API has no ${url}`);
    const { status = 200, body } = await this.handlers[path](call, init.signal ?? undefined);
    init.signal?.throwIfAborted();
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
}

/** An account of the console. */
export function anAccount(userName: string, role: ConsoleAccountDto['role']): ConsoleAccountDto {
  const createdAt = '2026-01-05T05:30:00.000Z';
  return {
    id: userName,
    userName,
    email: null,
    role,
    createdAt,
    lastSignInAt: null,
    isSetUp: true,
    hasSecondFactor: false,
  };
}

const aSetupLink = (): Answer => ({
  body: {
    success: true,
    message: 'Done',
    data: {
      id: '7',
      link: 'https://console.test/admin/setup#a-token',
      expiresAt: '2026-11-25T05:30:00.000Z',
      isMailed: false,
    },
  },
});

/** An error response of the API. */
export function failure(status: number, message: string, error = 'some_code'): Answer {
  return { status, body: { success: false, message, error, requestId: '1' } };
}

/** A response that the test sends later with `respond`. */
export function deferred(): { handler: Handler; respond: (answer: Answer) => void } {
  let respond: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    respond = resolve;
  });
  return { handler: () => promise, respond: (answer) => respond(answer) };
}

function isKnown<Known extends object>(handlers: Known, path: PropertyKey): path is keyof Known {
  return path in handlers;
}
