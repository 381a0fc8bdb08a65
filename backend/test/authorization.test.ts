import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { Test as Call } from 'supertest';
import { Env } from '../src/config/env.js';
import { SecondFactors } from '../src/platform/factors/second-factors.js';
import { AccessGuard } from '../src/platform/sessions/access.guard.js';
import { SessionsService } from '../src/platform/sessions/sessions.service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  dayInIndia,
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { leaveStream } from './support/live.js';

/**
 * The permission matrix. Each call is made as every identity; an identity that may call gets newly created content to
 * call about. `own` is content that belongs to the caller.
 */
const IDENTITIES = [
  'anonymous',
  'stranger',
  'author',
  'follower',
  'pageAdmin',
  'pageModerator',
  'banned',
  'blocked',
  'limited',
  'moderator',
  'administrator',
  'signedOut',
  'garbage',
] as const;
type IdentityName = (typeof IDENTITIES)[number];

const MEMBERS = { stranger: 200, author: 200, follower: 200, pageAdmin: 200, blocked: 200, limited: 200 };
/** Calls that limited members may not make. */
const WRITERS = { ...MEMBERS, limited: 403 };
/** Calls about the author's post, which is missing for members whom the author blocked. */
const UNBLOCKED = { ...MEMBERS, blocked: 404 };
/** Every member may call it, and sends something wrong. */
const ALL_WRONG = { stranger: 400, author: 400, follower: 400, pageAdmin: 400, blocked: 400, limited: 400 };
const AUTHOR_ONLY = { stranger: 403, author: 200, follower: 403, pageAdmin: 403, blocked: 403, limited: 403 };
const NO_MEMBER = { stranger: 404, author: 404, follower: 404, pageAdmin: 404, blocked: 404, limited: 404 };
const PAGE_ADMIN_ONLY = {
  stranger: 403,
  author: 403,
  follower: 403,
  pageAdmin: 200,
  blocked: 403,
  limited: 403,
};
/** Who applied, and who posted the opening. */
const BOTH_SIDES = { ...NO_MEMBER, follower: 200, pageAdmin: 200 };
/** Who holds a record, and who issued it. */
const HOLDER_ONLY = { ...NO_MEMBER, follower: 200, limited: 403 };
const ISSUER_ONLY = { ...NO_MEMBER, pageAdmin: 200, limited: 403 };
const ANYBODY = Object.fromEntries(IDENTITIES.map((name) => [name, 200]));

interface Scene {
  /** The author's post on the page. */
  readonly postId: string;
  readonly commentId: string;
  /** The author's post with a poll. */
  readonly pollId: string;
  /** The author's question, a comment on it, and the author's public article. */
  readonly questionId: string;
  readonly answerId: string;
  readonly articleId: string;
  /** The author. */
  readonly memberId: string;
  /** An open case about the post. */
  readonly caseId: string;
  /** The author's project, whose team the follower belongs to, and the code by which others join. */
  readonly projectId: string;
  readonly joinCode: string;
  /** The page admin's open opening of their page, and the follower's application for it. */
  readonly openingId: string;
  readonly applicationId: string;
  /** Records that the page admin issued to the follower: one that is offered, and one that is accepted; and a completed application without one. */
  readonly offeredSerial: string;
  readonly serial: string;
  readonly doneId: string;
  /** The page admin's page, followed by the author, the follower, who is asked to take it over, and its moderator. */
  readonly pageId: string;
}

type Fields = Record<string, string | number | boolean | null | string[] | Record<string, string>>;

interface Row {
  /** Whoever is not named may not call it; but a moderator of the page, and who is banned from it, may call what a stranger may. */
  readonly allowed: Partial<Record<IdentityName, number>>;
  /** Fields of the call; for forms, `form` is true. */
  readonly body: (scene: Scene) => Fields;
  readonly form?: true;
  /** Whether a successful call returns a stream of events instead of the envelope. */
  readonly stream?: true;
  /** Whether a successful call returns a file instead of the envelope. */
  readonly file?: true;
  /** The fields of the same call for an object that does not exist: 404 for those who may call it. */
  readonly missing?: Fields;
}

const feedData = JSON.stringify({ content: '<p>a</p>' });
const profile = { name: 'A', title: 'B', bio: 'C', collegeName: 'D', collegeYear: '2027' };
const project = { title: 'Own', summary: 'Own and long enough', status: 'idea' };
const opening = {
  title: 'Own and long enough',
  field: 'software',
  about: 'What there is to do, in as many words as are needed.',
  mode: 'remote',
  hoursWeek: 8,
  weeks: 4,
  closesOn: dayInIndia(7),
  places: 1,
  noFee: true,
};
const application = {
  ...{ note: 'Why I would like to do this, in as many words as are needed.', answers: [], links: [] },
  ...{ shareEmail: false, sharePhone: false },
};
const record = {
  ...{ role: 'Own', done: 'What was done, in as many words as are needed.' },
  ...{ from: '2026-06-01', to: '2026-07-26' },
};
const nothing = () => ({});

/**
 * What an identity gets. Whoever helps to run the page, or is banned from it, may do there what a row says, and nothing else that a
 * stranger may not.
 */
const expectedFor = ({ allowed }: Row, identity: IdentityName): number =>
  allowed[identity] ??
  (identity === 'pageModerator' || identity === 'banned' ? allowed.stranger : undefined) ??
  401;

const TABLE: Record<string, Row> = {
  '/user/auth/signUp': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/user/auth/login': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/user/auth/forgotPassword': { allowed: ANYBODY, body: () => ({ email: 'nobody@example.in' }) },
  '/user/auth/resetPassword': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/user/auth/checkResetLink': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/user/auth/confirmEmail': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/admin/auth/login': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/admin/auth/completeSetup': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/public/getHighlights': { allowed: ANYBODY, body: nothing },
  '/public/mail/unsubscribe': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/public/reportError': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/admin/reportError': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/admin/users/getUsers': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/users/getUsersStats': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/users/getUser': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ memberId }) => ({ id: memberId }),
    missing: { id: '999999' },
  },
  '/admin/users/setUserStatus': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ memberId }) => ({ id: memberId, status: 'active' }),
    missing: { id: '999999', status: 'suspended', reason: 'a' },
  },
  '/public/getGuardianRequest': { allowed: { ...ANYBODY, ...all(404) }, body: () => ({ token: 'invented' }) },
  '/public/answerGuardian': {
    allowed: { ...ANYBODY, ...all(404) },
    body: () => ({ token: 'invented', agrees: false }),
  },
  '/admin/users/recordConsent': {
    allowed: { moderator: 403, administrator: 409 },
    body: ({ memberId }) => ({ id: memberId, reason: 'a' }),
    missing: { id: '999999', reason: 'a' },
  },
  '/admin/users/clearFactors': {
    allowed: { moderator: 403, administrator: 200 },
    body: ({ memberId }) => ({ id: memberId, reason: 'a' }),
    missing: { id: '999999', reason: 'a' },
  },
  '/admin/content/getPosts': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/content/getPages': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/content/removePost': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ postId }) => ({ id: postId, reason: 'a' }),
    missing: { id: '999999', reason: 'a' },
  },
  '/admin/content/removePage': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ pageId }) => ({ id: pageId, reason: 'a' }),
    missing: { id: '999999', reason: 'a' },
  },
  '/admin/content/getProjects': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/content/getOpenings': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/content/removeOpening': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ openingId }) => ({ id: openingId, reason: 'a' }),
    missing: { id: '999999', reason: 'a' },
  },
  '/admin/content/restoreOpening': {
    // Not removed.
    allowed: { moderator: 409, administrator: 409 },
    body: ({ openingId }) => ({ id: openingId }),
    missing: { id: '999999' },
  },
  '/admin/content/getRecords': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/content/revokeRecord': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ serial }) => ({ serial, reason: 'a' }),
    missing: { serial: 'none', reason: 'a' },
  },
  '/admin/content/removeProject': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ projectId }) => ({ id: projectId, reason: 'a' }),
    missing: { id: '999999', reason: 'a' },
  },
  // It is not removed.
  '/admin/content/restoreProject': {
    allowed: { moderator: 409, administrator: 409 },
    body: ({ projectId }) => ({ id: projectId }),
    missing: { id: '999999' },
  },
  '/admin/content/getComments': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/content/removeComment': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ commentId }) => ({ id: commentId, reason: 'a' }),
    missing: { id: '999999', reason: 'a' },
  },
  '/admin/content/restorePost': {
    allowed: { moderator: 409, administrator: 409 },
    body: ({ postId }) => ({ id: postId }),
    missing: { id: '999999' },
  },
  '/admin/content/restorePage': {
    allowed: { moderator: 409, administrator: 409 },
    body: ({ pageId }) => ({ id: pageId }),
    missing: { id: '999999' },
  },
  '/admin/content/restoreComment': {
    allowed: { moderator: 409, administrator: 409 },
    body: ({ commentId }) => ({ id: commentId }),
    missing: { id: '999999' },
  },
  '/admin/review/getCases': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/review/getCase': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ caseId }) => ({ id: caseId }),
    missing: { id: '999999' },
  },
  '/admin/review/getEvidence': {
    // The case's post has no picture.
    allowed: { moderator: 404, administrator: 404 },
    body: ({ caseId }) => ({ id: caseId, image: 0 }),
    missing: { id: '999999', image: 0 },
  },
  '/admin/review/decide': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ caseId }) => ({ id: caseId, version: 1, outcome: 'no_violation' }),
    missing: { id: '999999', version: 1, outcome: 'no_violation' },
  },
  '/admin/review/escalate': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ caseId }) => ({ id: caseId, version: 1 }),
    missing: { id: '999999', version: 1 },
  },
  '/admin/review/addNote': {
    allowed: { moderator: 200, administrator: 200 },
    body: ({ caseId }) => ({ id: caseId, text: 'His warden knows' }),
    missing: { id: '999999', text: 'His warden knows' },
  },
  '/admin/review/recordReferral': {
    allowed: { moderator: 403, administrator: 200 },
    body: ({ caseId }) => ({ caseId, to: 'Cyber cell', reference: '31211' }),
    missing: { caseId: '999999', to: 'Cyber cell', reference: '31211' },
  },
  '/admin/review/reveal': {
    // The case has no report.
    allowed: { moderator: 403, administrator: 404 },
    body: () => ({ reportId: '999999', reason: 'A threat' }),
  },
  '/admin/review/undo': {
    allowed: { moderator: 409, administrator: 409 },
    body: ({ caseId }) => ({ id: caseId }),
    missing: { id: '999999' },
  },
  '/admin/review/decideAppeal': {
    allowed: { moderator: 409, administrator: 409 },
    body: ({ caseId }) => ({ id: caseId, version: 1, outcome: 'upheld' }),
    missing: { id: '999999', version: 1, outcome: 'upheld' },
  },
  '/admin/topics/get': { allowed: { moderator: 403, administrator: 200 }, body: nothing },
  '/admin/topics/hide': {
    allowed: { moderator: 403, administrator: 200 },
    body: () => ({ key: 'matrix', hidden: false, reason: 'a' }),
    missing: { key: 'nothing', hidden: false, reason: 'a' },
  },
  '/admin/grievances/get': { allowed: { moderator: 403, administrator: 200 }, body: nothing },
  '/admin/grievances/answer': {
    allowed: { moderator: 403, administrator: 404 },
    body: () => ({ reference: 'AAAA-AAAA', answer: 'a' }),
  },
  '/admin/words/get': { allowed: { moderator: 403, administrator: 200 }, body: nothing },
  '/admin/words/save': {
    allowed: { moderator: 403, administrator: 200 },
    body: () => ({ pattern: 'registration fee', wholeWord: true, action: 'report' }),
  },
  '/admin/words/delete': {
    allowed: { moderator: 403, administrator: 404 },
    body: () => ({ id: '999999' }),
  },
  '/admin/administrators/get': { allowed: { moderator: 403, administrator: 200 }, body: nothing },
  '/admin/administrators/create': {
    allowed: { moderator: 403, administrator: 200 },
    body: () => ({ userName: 'matron', role: 'moderator', password: PASSWORD }),
  },
  '/admin/administrators/setRole': {
    allowed: { moderator: 403, administrator: 404 },
    body: () => ({ id: '999999', role: 'moderator', password: PASSWORD }),
  },
  '/admin/administrators/remove': {
    allowed: { moderator: 403, administrator: 404 },
    body: () => ({ id: '999999', password: PASSWORD }),
  },
  '/admin/administrators/reset': {
    allowed: { moderator: 403, administrator: 404 },
    body: () => ({ id: '999999', password: PASSWORD }),
  },
  '/admin/settings/get': { allowed: { moderator: 403, administrator: 200 }, body: nothing },
  '/admin/settings/getMaintenance': { allowed: { moderator: 403, administrator: 200 }, body: nothing },
  '/admin/audit/search': { allowed: { moderator: 403, administrator: 200 }, body: nothing },
  '/admin/account/endOtherSessions': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/settings/setMaintenance': { allowed: { moderator: 403, administrator: 400 }, body: nothing },
  '/admin/settings/getAttention': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/account/get': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/account/changePassword': { allowed: { moderator: 400, administrator: 400 }, body: nothing },
  '/admin/account/getSessions': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/account/getFactors': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/admin/account/startTotp': {
    allowed: { moderator: 200, administrator: 200 },
    body: () => ({ password: PASSWORD }),
  },
  '/admin/account/confirmTotp': {
    allowed: { moderator: 400, administrator: 400 },
    body: () => ({ code: '123456' }),
  },
  '/admin/account/removeTotp': {
    allowed: { moderator: 200, administrator: 200 },
    body: () => ({ password: PASSWORD }),
  },
  '/admin/account/newRecoveryCodes': {
    allowed: { moderator: 400, administrator: 400 },
    body: () => ({ password: PASSWORD }),
  },
  '/admin/account/endSession': {
    allowed: { moderator: 404, administrator: 404 },
    body: () => ({ id: 'abc' }),
  },
  '/admin/users/exportUsers': { allowed: { moderator: 403, administrator: 200 }, file: true, body: nothing },
  '/admin/users/getUsersTimeline': {
    allowed: { moderator: 403, administrator: 200 },
    body: () => ({ from: '2026-01-01', to: '2026-01-01' }),
  },
  '/admin/auth/logout': { allowed: { moderator: 200, administrator: 200 }, body: nothing },
  '/user/feeds/getAllFeeds': { allowed: MEMBERS, body: nothing },
  '/user/feeds/getFeedById': {
    allowed: UNBLOCKED,
    body: ({ postId }) => ({ id: postId }),
    missing: { id: '999999' },
  },
  '/user/feeds/create': {
    allowed: {
      ...{ stranger: 403, author: 201, follower: 201, pageAdmin: 201, pageModerator: 201 },
      ...{ banned: 403, blocked: 403, limited: 403 },
    },
    form: true,
    body: ({ pageId }) => ({ feedData, pageId }),
    missing: { feedData, pageId: '999999' },
  },
  '/user/feeds/update': {
    allowed: AUTHOR_ONLY,
    form: true,
    body: ({ postId }) => ({ id: postId, feedData }),
    missing: { id: '999999', feedData },
  },
  '/user/feeds/delete': {
    allowed: AUTHOR_ONLY,
    body: ({ postId }) => ({ id: postId }),
    missing: { id: '999999' },
  },
  '/user/likes/toggleLike': {
    allowed: { ...WRITERS, blocked: 404 },
    body: ({ postId }) => ({ feedId: postId }),
    missing: { feedId: '999999' },
  },
  '/user/polls/vote': {
    allowed: { ...WRITERS, blocked: 404 },
    body: ({ pollId }) => ({ feedId: pollId, options: [] }),
    missing: { feedId: '999999', options: [] },
  },
  '/user/polls/close': {
    allowed: AUTHOR_ONLY,
    body: ({ pollId }) => ({ feedId: pollId }),
    missing: { feedId: '999999' },
  },
  '/user/likes/getFeedLikes': {
    allowed: UNBLOCKED,
    body: ({ postId }) => ({ feedId: postId }),
    missing: { feedId: '999999' },
  },
  '/user/likes/getFaces': { allowed: MEMBERS, body: ({ postId }) => ({ feedIds: [postId] }) },
  '/user/comments/create': {
    allowed: {
      ...{ stranger: 201, author: 201, follower: 201, pageAdmin: 201, banned: 403 },
      ...{ blocked: 404, limited: 403 },
    },
    body: ({ postId }) => ({ feedId: postId, comment: 'a' }),
    missing: { feedId: '999999', comment: 'a' },
  },
  '/user/comments/getFeedComments': {
    allowed: UNBLOCKED,
    body: ({ postId }) => ({ feedId: postId }),
    missing: { feedId: '999999' },
  },
  '/user/comments/update': {
    allowed: { ...AUTHOR_ONLY, blocked: 404 },
    body: ({ commentId }) => ({ id: commentId, comment: 'b' }),
    missing: { id: '999999', comment: 'b' },
  },
  '/user/comments/delete': {
    allowed: AUTHOR_ONLY,
    body: ({ commentId }) => ({ id: commentId }),
    missing: { id: '999999' },
  },
  '/user/profile/get': { allowed: MEMBERS, body: nothing, missing: { userId: '999999' } },
  '/user/profile/update': { allowed: WRITERS, form: true, body: () => profile },
  '/user/profile/updateImages': { allowed: WRITERS, form: true, body: () => ({ removeImage: 'true' }) },
  '/user/profile/updateCollege': { allowed: WRITERS, body: () => ({ courseName: 'B.Tech ECE' }) },
  '/user/profile/endWelcome': { allowed: MEMBERS, body: nothing },
  '/user/pages/getAllPages': { allowed: MEMBERS, body: nothing },
  '/user/pages/getSuggestions': { allowed: MEMBERS, body: nothing },
  '/user/pages/getPageById': {
    allowed: MEMBERS,
    body: ({ pageId }) => ({ id: pageId }),
    missing: { id: '999999' },
  },
  '/user/pages/create': {
    allowed: { stranger: 201, author: 201, follower: 201, pageAdmin: 201, blocked: 201, limited: 403 },
    form: true,
    body: () => ({ title: 'A', description: 'B' }),
  },
  '/user/pages/update': {
    allowed: PAGE_ADMIN_ONLY,
    form: true,
    body: ({ pageId }) => ({ id: pageId, title: 'A', description: 'B' }),
    missing: { id: '999999', title: 'A', description: 'B' },
  },
  '/user/pages/delete': {
    allowed: PAGE_ADMIN_ONLY,
    body: ({ pageId }) => ({ id: pageId }),
    missing: { id: '999999' },
  },
  '/user/pages/toggleFollow': {
    allowed: { ...WRITERS, pageAdmin: 403, banned: 403 },
    body: ({ pageId }) => ({ id: pageId }),
    missing: { id: '999999' },
  },
  '/user/pages/setBell': {
    allowed: {
      ...{ stranger: 403, author: 200, follower: 200, pageAdmin: 403, pageModerator: 200 },
      ...{ blocked: 403, limited: 403 },
    },
    body: ({ pageId }) => ({ id: pageId, on: true }),
    missing: { id: '999999', on: true },
  },
  '/user/pages/pinPost': {
    // The author blocked one of them.
    allowed: { ...PAGE_ADMIN_ONLY, blocked: 404 },
    body: ({ postId }) => ({ feedId: postId, until: null }),
    missing: { feedId: '999999', until: null },
  },
  '/user/pages/getRoles': {
    allowed: MEMBERS,
    body: ({ pageId }) => ({ id: pageId }),
    missing: { id: '999999' },
  },
  '/user/pages/setRole': {
    allowed: PAGE_ADMIN_ONLY,
    body: ({ pageId }) => ({ id: pageId, memberId: people.follower.id, role: 'moderator' }),
    missing: { id: '999999', memberId: '1', role: 'moderator' },
  },
  '/user/pages/offerTransfer': {
    allowed: PAGE_ADMIN_ONLY,
    body: ({ pageId }) => ({ id: pageId, toId: people.follower.id, password: PASSWORD }),
    missing: { id: '999999', toId: '1', password: PASSWORD },
  },
  '/user/pages/answerTransfer': {
    allowed: { ...PAGE_ADMIN_ONLY, follower: 200, pageAdmin: 403 },
    body: ({ pageId }) => ({ id: pageId, accepts: false }),
    missing: { id: '999999', accepts: false },
  },
  '/user/pages/setBan': {
    allowed: { ...PAGE_ADMIN_ONLY, pageModerator: 200 },
    body: ({ pageId, memberId }) => ({ id: pageId, memberId, banned: true, reason: 'Own' }),
    missing: { id: '999999', memberId: '1', banned: true, reason: 'Own' },
  },
  '/user/pages/getBans': {
    allowed: { ...PAGE_ADMIN_ONLY, pageModerator: 200 },
    body: ({ pageId }) => ({ id: pageId }),
    missing: { id: '999999' },
  },
  '/user/pages/removePost': {
    // The author blocked one of them.
    allowed: { ...PAGE_ADMIN_ONLY, pageModerator: 200, blocked: 404 },
    body: ({ postId }) => ({ id: postId, reason: 'Own' }),
    missing: { id: '999999', reason: 'Own' },
  },
  '/user/pages/removeComment': {
    allowed: { ...PAGE_ADMIN_ONLY, pageModerator: 200, blocked: 404 },
    body: ({ commentId }) => ({ id: commentId, reason: 'Own' }),
    missing: { id: '999999', reason: 'Own' },
  },
  '/user/pages/getPageActs': {
    allowed: { ...MEMBERS, ...PAGE_ADMIN_ONLY },
    body: ({ pageId }) => ({ id: pageId }),
    missing: { id: '999999' },
  },
  '/user/topics/getTopics': { allowed: MEMBERS, body: nothing },
  '/user/topics/getPosts': {
    allowed: MEMBERS,
    body: () => ({ topic: 'matrix' }),
    missing: { topic: 'nothing' },
  },
  '/user/openings/getOpenings': { allowed: MEMBERS, body: () => ({ kind: 'volunteering' }) },
  '/user/openings/getOpening': {
    allowed: MEMBERS,
    body: ({ openingId }) => ({ id: openingId }),
    missing: { id: '999999' },
  },
  '/user/openings/getOwn': { allowed: MEMBERS, body: nothing },
  '/user/openings/create': {
    allowed: { ...PAGE_ADMIN_ONLY, pageAdmin: 201 },
    body: ({ pageId }) => ({ ...opening, kind: 'volunteering', pageId }),
    missing: { ...opening, kind: 'volunteering', pageId: '999999' },
  },
  '/user/openings/update': {
    allowed: PAGE_ADMIN_ONLY,
    body: ({ openingId }) => ({ ...opening, id: openingId, version: '1' }),
    missing: { ...opening, id: '999999', version: '1' },
  },
  '/user/openings/close': {
    allowed: PAGE_ADMIN_ONLY,
    body: ({ openingId }) => ({ id: openingId }),
    missing: { id: '999999' },
  },
  '/user/openings/delete': {
    // The follower applied.
    allowed: { ...PAGE_ADMIN_ONLY, pageAdmin: 409 },
    body: ({ openingId }) => ({ id: openingId }),
    missing: { id: '999999' },
  },
  '/user/openings/toggleSave': {
    allowed: WRITERS,
    body: ({ openingId }) => ({ id: openingId }),
    missing: { id: '999999' },
  },
  '/user/applications/apply': {
    // The page admin posted it, and the follower has applied.
    allowed: { stranger: 201, author: 201, follower: 409, pageAdmin: 403, blocked: 201, limited: 403 },
    body: ({ openingId }) => ({ ...application, openingId }),
    missing: { ...application, openingId: '999999' },
  },
  '/user/records/getRecords': { allowed: MEMBERS, body: nothing },
  '/user/records/issue': {
    allowed: { ...NO_MEMBER, follower: 403, pageAdmin: 201, limited: 403 },
    body: ({ doneId }) => ({ ...record, applicationId: doneId }),
    missing: { ...record, applicationId: '999999' },
  },
  '/user/records/answer': {
    allowed: HOLDER_ONLY,
    body: ({ offeredSerial }) => ({ serial: offeredSerial, accept: true }),
    missing: { serial: 'none', accept: true },
  },
  '/user/records/revoke': {
    allowed: ISSUER_ONLY,
    body: ({ serial }) => ({ serial, reason: 'a' }),
    missing: { serial: 'none', reason: 'a' },
  },
  '/user/records/remove': {
    allowed: { ...NO_MEMBER, follower: 200 },
    body: ({ serial }) => ({ serial }),
    missing: { serial: 'none' },
  },
  '/user/applications/getBoard': { allowed: MEMBERS, body: nothing },
  '/user/applications/getColumn': { allowed: MEMBERS, body: () => ({ column: 'applied' }) },
  '/user/applications/getWaiting': { allowed: MEMBERS, body: nothing },
  '/user/applications/get': {
    allowed: BOTH_SIDES,
    body: ({ applicationId }) => ({ id: applicationId }),
    missing: { id: '999999' },
  },
  '/user/applications/getApplicants': {
    allowed: PAGE_ADMIN_ONLY,
    body: ({ openingId }) => ({ openingId }),
    missing: { openingId: '999999' },
  },
  '/user/applications/setState': {
    allowed: { ...BOTH_SIDES, follower: 403, limited: 403 },
    body: ({ applicationId }) => ({ id: applicationId, from: 'applied', to: 'interview' }),
    missing: { id: '999999', from: 'applied', to: 'interview' },
  },
  '/user/applications/sendMessage': {
    allowed: { ...BOTH_SIDES, follower: 201, pageAdmin: 201, limited: 403 },
    body: ({ applicationId }) => ({ id: applicationId, body: 'a' }),
    missing: { id: '999999', body: 'a' },
  },
  '/user/projects/getProjects': { allowed: MEMBERS, body: nothing },
  '/user/projects/getProject': {
    allowed: UNBLOCKED,
    body: ({ projectId }) => ({ id: projectId }),
    missing: { id: '999999' },
  },
  '/user/projects/create': {
    allowed: { stranger: 201, author: 201, follower: 201, pageAdmin: 201, blocked: 201, limited: 403 },
    form: true,
    body: () => project,
  },
  '/user/projects/update': {
    allowed: { ...AUTHOR_ONLY, blocked: 404 },
    form: true,
    body: ({ projectId }) => ({ id: projectId, ...project }),
    missing: { id: '999999', ...project },
  },
  '/user/projects/delete': {
    allowed: AUTHOR_ONLY,
    body: ({ projectId }) => ({ id: projectId }),
    missing: { id: '999999' },
  },
  '/user/projects/renewCode': {
    allowed: { ...AUTHOR_ONLY, blocked: 404 },
    body: ({ projectId }) => ({ id: projectId }),
    missing: { id: '999999' },
  },
  '/user/projects/join': {
    allowed: { ...WRITERS, blocked: 404 },
    body: ({ projectId, joinCode }) => ({ id: projectId, code: joinCode, role: 'a' }),
    missing: { id: '999999', code: 'a', role: 'a' },
  },
  // The author owns the project. Others leave whether they belong to the team or not.
  '/user/projects/leave': {
    allowed: { ...MEMBERS, author: 403, blocked: 404 },
    body: ({ projectId }) => ({ id: projectId }),
    missing: { id: '999999' },
  },
  '/user/projects/removeMember': {
    allowed: { ...AUTHOR_ONLY, blocked: 404 },
    body: ({ projectId }) => ({ id: projectId, memberId: people.follower.id }),
    missing: { id: '999999', memberId: '1' },
  },
  '/user/safety/setRelation': {
    allowed: { ...MEMBERS, author: 400 },
    body: ({ memberId }) => ({ userId: memberId, relation: 'none' }),
    missing: { userId: '999999', relation: 'none' },
  },
  '/user/safety/getRelations': { allowed: MEMBERS, body: nothing },
  '/user/safety/report': {
    allowed: { stranger: 201, author: 400, follower: 201, pageAdmin: 201, blocked: 404, limited: 201 },
    body: ({ postId }) => ({ kind: 'post', id: postId, reason: 'spam' }),
    missing: { kind: 'post', id: '999999', reason: 'spam' },
  },
  '/user/safety/getReports': { allowed: MEMBERS, body: nothing },
  '/user/safety/getDecisions': { allowed: MEMBERS, body: nothing },
  '/user/safety/appeal': {
    allowed: NO_MEMBER,
    body: ({ caseId }) => ({ decisionId: caseId, text: 'a' }),
  },
  '/user/safety/appealSuspension': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/user/notifications/getAll': { allowed: MEMBERS, body: nothing },
  '/user/notifications/getUnread': { allowed: MEMBERS, body: nothing },
  '/user/notifications/markSeen': { allowed: MEMBERS, body: () => ({ upTo: '2026-07-15T16:05:12.000Z' }) },
  '/user/notifications/markRead': { allowed: MEMBERS, body: () => ({ all: true }) },
  '/user/notifications/getSettings': { allowed: MEMBERS, body: nothing },
  '/user/notifications/setSettings': { allowed: MEMBERS, body: nothing },
  '/user/notifications/mutePost': {
    allowed: UNBLOCKED,
    body: ({ postId }) => ({ feedId: postId, muted: false }),
    missing: { feedId: '999999', muted: true },
  },
  '/user/notifications/getPushKey': { allowed: MEMBERS, body: nothing },
  // Here web push is off: the refusal says so, and comes before anything about the address.
  '/user/notifications/addPush': {
    allowed: { stranger: 403, author: 403, follower: 403, pageAdmin: 403, blocked: 403, limited: 403 },
    body: () => ({
      endpoint: 'https://fcm.googleapis.com/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'B'.repeat(22) },
    }),
  },
  '/user/notifications/removePush': {
    allowed: MEMBERS,
    body: () => ({ endpoint: 'https://fcm.googleapis.com/1' }),
  },
  '/user/feeds/getPopular': { allowed: MEMBERS, body: nothing },
  '/user/feeds/getFollowing': { allowed: MEMBERS, body: nothing },
  '/user/feeds/getTitled': { allowed: MEMBERS, body: () => ({ kind: 'question' }) },
  '/user/comments/getAnswer': {
    allowed: UNBLOCKED,
    body: ({ questionId }) => ({ feedId: questionId }),
    missing: { feedId: '999999' },
  },
  '/user/comments/acceptAnswer': {
    allowed: { ...AUTHOR_ONLY, blocked: 404 },
    body: ({ questionId, answerId }) => ({ feedId: questionId, commentId: answerId }),
    missing: { feedId: '999999', commentId: '1' },
  },
  '/public/getGrievanceOfficer': { allowed: ANYBODY, body: nothing },
  '/public/sendGrievance': {
    allowed: { ...ANYBODY, ...all(201) },
    body: () => ({ name: 'Asha', email: 'grieved@example.in', text: 'a' }),
  },
  // An unknown reference answers as one whose key is wrong.
  '/public/getTransparency': { allowed: ANYBODY, body: nothing },
  '/public/getGrievance': {
    allowed: { ...ANYBODY, ...all(404) },
    body: () => ({ reference: 'AAAA-AAAA', key: 'a' }),
  },
  '/public/getArticle': { allowed: ANYBODY, body: ({ articleId }) => ({ id: articleId }) },
  '/public/getProject': { allowed: ANYBODY, body: ({ projectId }) => ({ id: projectId }) },
  '/public/getRecord': { allowed: ANYBODY, body: ({ serial }) => ({ serial }) },
  '/public/verifyRecord': { allowed: ANYBODY, body: () => ({ credential: 'own' }) },
  '/user/saved/set': {
    allowed: UNBLOCKED,
    body: ({ postId }) => ({ feedId: postId, saved: true }),
    missing: { feedId: '999999', saved: true },
  },
  '/user/saved/getAll': { allowed: MEMBERS, body: nothing },
  '/user/search/find': { allowed: MEMBERS, body: () => ({ q: 'robots' }) },
  '/user/search/suggestMembers': { allowed: MEMBERS, body: ({ postId }) => ({ q: 'as', feedId: postId }) },
  '/user/live/open': { allowed: MEMBERS, stream: true, body: ({ postId }) => ({ posts: [postId] }) },
  '/user/account/getSessions': { allowed: MEMBERS, body: nothing },
  '/user/account/getFactors': { allowed: MEMBERS, body: nothing },
  '/user/account/startTotp': { allowed: MEMBERS, body: () => ({ password: PASSWORD }) },
  // Nothing was started, and there is no factor.
  '/user/account/confirmTotp': { allowed: ALL_WRONG, body: () => ({ code: '123456' }) },
  '/user/account/removeTotp': { allowed: MEMBERS, body: () => ({ password: PASSWORD }) },
  '/user/account/newRecoveryCodes': {
    allowed: ALL_WRONG,
    body: () => ({ password: PASSWORD }),
  },
  '/user/account/getRemovals': { allowed: MEMBERS, body: nothing },
  '/user/account/endSession': {
    allowed: NO_MEMBER,
    body: () => ({ id: 'abc' }),
  },
  '/user/account/endOtherSessions': { allowed: MEMBERS, body: nothing },
  '/user/account/changePassword': { allowed: ALL_WRONG, body: nothing },
  '/user/account/getAge': { allowed: MEMBERS, body: nothing },
  '/user/account/setAge': { allowed: MEMBERS, body: () => ({ band: 'adult' }) },
  '/user/account/askGuardian': { allowed: ALL_WRONG, body: () => ({ email: 'guardian@example.in' }) },
  '/user/account/withdrawConsent': { allowed: NO_MEMBER, body: nothing },
  '/user/account/sendConfirmation': { allowed: MEMBERS, body: nothing },
  '/user/account/changeEmail': {
    allowed: ALL_WRONG,
    body: () => ({ email: 'somebody@example.in', password: 'wrong password' }),
  },
  '/user/account/getEmailChange': { allowed: MEMBERS, body: nothing },
  '/user/account/resendEmailChange': {
    allowed: NO_MEMBER,
    body: nothing,
  },
  '/user/account/cancelEmailChange': {
    allowed: NO_MEMBER,
    body: nothing,
  },
  '/user/account/export': { allowed: MEMBERS, file: true, body: nothing },
  '/user/account/delete': {
    allowed: ALL_WRONG,
    body: () => ({ password: 'wrong password' }),
  },
  '/user/account/restore': { allowed: { ...ANYBODY, ...all(400) }, body: nothing },
  '/user/auth/logout': { allowed: MEMBERS, body: nothing },
  '/user/auth/checkSession': { allowed: MEMBERS, body: nothing },
};

function all(status: number): Record<IdentityName, number> {
  return Object.fromEntries(IDENTITIES.map((name) => [name, status])) as Record<IdentityName, number>;
}

let app: TestApp;
let people: Record<keyof typeof MEMBERS | 'pageModerator' | 'banned', TestMember>;
beforeAll(async () => {
  app = await startApp();
  people = {
    stranger: await joinMember(app),
    author: await joinMember(app),
    follower: await joinMember(app),
    pageAdmin: await joinMember(app),
    pageModerator: await joinMember(app),
    banned: await joinMember(app),
    blocked: await joinMember(app),
    limited: await joinMember(app),
  };
  await app.rows(`INSERT INTO member_relation (member_id, other_id, kind) VALUES ($1, $2, 'block')`, [
    people.author.id,
    people.blocked.id,
  ]);
  await app.rows(
    `UPDATE member SET limited_until = now() + interval '1 hour', limited_rule = 1 WHERE id = $1`,
    [people.limited.id],
  );
});
afterAll(() => app.close());

let administrators = 0;
const tokens = new Map<IdentityName, string>();

/** The token of the identity's current session; a new one after `tokens` was cleared. */
async function tokenOf(identity: IdentityName): Promise<string> {
  const token = tokens.get(identity) ?? (await startSession(identity));
  tokens.set(identity, token);
  return token;
}

async function startSession(identity: IdentityName): Promise<string> {
  switch (identity) {
    case 'anonymous':
      return '';
    case 'garbage':
      return 'eyJhbGciOiJub25lIn0.e30.';
    case 'moderator':
    case 'administrator':
      administrators += 1;
      return signInAdministrator(app, `${identity}${administrators}`, identity);
    case 'signedOut': {
      const token = await signIn(app, people.stranger.email);
      await app.call('/user/auth/logout', {}, token).expect(200);
      return token;
    }
    default:
      return signIn(app, people[identity].email);
  }
}

/** The scene of all calls that do not change it. */
let untouched: Promise<Scene> | undefined;

/** Content to call about. Only an admitted call that names something in it may change it. */
function sceneFor(row: Row, expected: number): Promise<Scene> {
  if (expected < 400 && row.body.length > 0) return makeScene();
  untouched ??= makeScene();
  return untouched;
}

async function makeScene(): Promise<Scene> {
  const author = { ...people.author, token: await tokenOf('author') };
  const pageId = await makePage(app, people.pageAdmin);
  await follow(app, pageId, author);
  await follow(app, pageId, people.follower);
  await follow(app, pageId, people.pageModerator);
  await app.rows('INSERT INTO page_role (page_id, member_id) VALUES ($1, $2)', [
    pageId,
    people.pageModerator.id,
  ]);
  await app.rows(
    `INSERT INTO page_transfer (page_id, to_id, expires_at) VALUES ($1, $2, now() + interval '1 week')`,
    [pageId, people.follower.id],
  );
  await app.rows(`INSERT INTO page_ban (page_id, member_id, reason) VALUES ($1, $2, 'Own')`, [
    pageId,
    people.banned.id,
  ]);
  const { id: postId } = await writePost(app, author, '<p>own</p>', pageId);
  await app.rows(`INSERT INTO topic (key, label) VALUES ('matrix', 'matrix') ON CONFLICT DO NOTHING`);
  const comment = await app
    .call('/user/comments/create', { feedId: postId, comment: 'own' }, author.token)
    .expect(201);
  const [poll] = await app.rows<Pick<Scene, 'pollId'>>(
    `WITH asked AS (
       INSERT INTO post (author_id, content, has_poll) VALUES ($1, '<p>own</p>', true) RETURNING id
     ), own AS (
       INSERT INTO poll (post_id, multiple, closes_at) SELECT id, false, now() + interval '1 day' FROM asked
     )
     INSERT INTO poll_option (post_id, place, text) SELECT id, 1, 'own' FROM asked RETURNING post_id AS "pollId"`,
    [author.id],
  );
  const [reviewed] = await app.rows<{ id: string }>(
    `INSERT INTO review_case (target_kind, target_id, member_id, priority, due_at, snapshot, revision)
     VALUES ('post', $1, $2, 2, now(), '{"text": "own"}', 1) RETURNING id`,
    [postId, author.id],
  );
  const [titled] = await app.rows<Pick<Scene, 'questionId' | 'answerId' | 'articleId'>>(
    `WITH titled AS (
       INSERT INTO post (author_id, content, kind, title, is_public)
       SELECT $1, '<p>own</p>', kind, 'Own and long enough', kind = 'article' FROM unnest('{question,article}'::text[]) kind
       RETURNING id, kind
     ), answer AS (
       INSERT INTO comment (post_id, author_id, body) SELECT id, $1, 'own' FROM titled WHERE kind = 'question' RETURNING id, post_id
     )
     SELECT answer.post_id AS "questionId", answer.id AS "answerId", titled.id AS "articleId"
       FROM answer, titled WHERE titled.kind = 'article'`,
    [author.id],
  );
  const [made] = await app.rows<Pick<Scene, 'projectId' | 'joinCode'>>(
    `WITH made AS (
       INSERT INTO project (owner_id, title, summary, status, join_code, is_public)
       VALUES ($1, 'Own', 'Own and long enough', 'idea', 'own code', true)
       RETURNING id, join_code
     ), team AS (
       INSERT INTO project_member (project_id, member_id, role)
       SELECT made.id, m.id, m.role FROM made, (VALUES ($1::bigint, 'Owner'), ($2, 'Tester')) m(id, role)
     )
     SELECT id AS "projectId", join_code AS "joinCode" FROM made`,
    [author.id, people.follower.id],
  );
  const [posted] = await app.rows<Pick<Scene, 'openingId'>>(
    `INSERT INTO opening (kind, page_id, poster_id, title, field, about, mode, hours_week, weeks, closes_on, places, state, opened_at)
     VALUES ('volunteering', $1, $2, 'Own and long enough', 'software', 'Own', 'remote', 8, 4, $3, 1, 'open', now())
     RETURNING id AS "openingId"`,
    [pageId, people.pageAdmin.id, dayInIndia(7)],
  );
  const [applied] = await app.rows<Pick<Scene, 'applicationId'>>(
    `INSERT INTO application (opening_id, member_id, kind, title, organisation, note)
     VALUES ($1, $2, 'volunteering', 'Own', 'Own', 'Own') RETURNING id AS "applicationId"`,
    [posted!.openingId, people.follower.id],
  );
  const [recorded] = await app.rows<Pick<Scene, 'offeredSerial' | 'serial' | 'doneId'>>(
    `WITH posted AS (
       INSERT INTO opening (kind, page_id, poster_id, title, field, about, mode, hours_week, weeks, closes_on, places, state, opened_at)
       SELECT 'volunteering', $1, $2, 'Own and long enough', 'software', 'Own', 'remote', 8, 4, $3, 1, 'open', now()
         FROM generate_series(1, 3) RETURNING id
     ), done AS (
       INSERT INTO application (opening_id, member_id, kind, title, organisation, note, state, ended_at)
       SELECT id, $4, 'volunteering', 'Own', 'Own', 'Own', 'completed', now() FROM posted RETURNING id
     ), numbered AS (
       SELECT id, row_number() OVER (ORDER BY id) AS number FROM done
     ), recorded AS (
       INSERT INTO record (serial, application_id, page_id, issuer_id, member_id, kind, holder_name, page_title, issuer_name, role, done,
                           worked_from, worked_to, state, credential, code, key_id, accepted_at)
       SELECT md5(id::text)::varchar(22), id, $1, $2, $4, 'volunteering', 'Own', 'Own', 'Own', 'Own', 'Own', '2026-06-01', '2026-07-26',
              c.state, c.signed, c.signed, c.signed, CASE WHEN c.signed IS NOT NULL THEN now() END
         FROM numbered JOIN (VALUES (1, 'offered', NULL), (2, 'accepted', 'own')) c (number, state, signed) USING (number)
       RETURNING serial, state
     )
     SELECT (SELECT serial FROM recorded WHERE state = 'offered') AS "offeredSerial",
            (SELECT serial FROM recorded WHERE state = 'accepted') AS serial,
            (SELECT id FROM numbered WHERE number = 3) AS "doneId"`,
    [pageId, people.pageAdmin.id, dayInIndia(7), people.follower.id],
  );
  const ids = {
    ...poll!,
    postId,
    pageId,
    memberId: author.id,
    commentId: comment.body.data.id,
    caseId: reviewed!.id,
  };
  return { ...ids, ...titled!, ...made!, ...posted!, ...applied!, ...recorded! };
}

function send(path: string, { form, stream }: Row, fields: Fields, token: string): Call {
  if (stream) return app.call(path, fields, token).buffer(true).parse(leaveStream);
  if (!form) return app.call(path, fields, token);
  return Object.entries(fields).reduce(
    (call, [name, value]) => call.field(name, typeof value === 'string' ? value : JSON.stringify(value)),
    app.http().post(path).set('Authorization', token),
  );
}

it('the table lists every call of the API', () => {
  const scanner = new MetadataScanner();
  const paths = app.nest
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ instance, metatype }) =>
      scanner
        .getAllMethodNames(Object.getPrototypeOf(instance))
        .filter((name) => Reflect.getMetadata('method', instance[name]) === 1)
        .map(
          (name) =>
            `/${Reflect.getMetadata(PATH_METADATA, metatype as object)}/${Reflect.getMetadata(PATH_METADATA, instance[name])}`,
        ),
    );
  expect(paths.sort()).toEqual(Object.keys(TABLE).sort());
});

it('a handler that does not declare who may call it refuses everybody', async () => {
  class Forgotten {
    handler(this: void): void {}
  }
  const guard = new AccessGuard(
    app.nest.get(Reflector),
    app.nest.get(SessionsService),
    app.nest.get(SecondFactors),
    app.nest.get(Env),
  );
  const context = new ExecutionContextHost([], Forgotten, Forgotten.prototype.handler);
  await expect(guard.canActivate(context)).rejects.toMatchObject({ code: 'forbidden' });
});

describe('as an administrator without the second factor that is required', () => {
  const forAdministrators = Object.entries(TABLE).filter(
    ([path, { allowed }]) => path.startsWith('/admin/') && allowed.anonymous === undefined,
  );
  const isOwn = (path: string) => path.startsWith('/admin/account/') || path === '/admin/auth/logout';
  let strict: TestApp;
  beforeAll(async () => {
    process.env.ADMIN_TWO_FACTOR = 'required';
    strict = await startReplica();
    delete process.env.ADMIN_TWO_FACTOR;
  });
  afterAll(() => strict.close());

  it('every call but those of the own account is refused', async () => {
    const token = await signInAdministrator(app, 'without a factor');
    const answers = await Promise.all(
      forAdministrators
        .filter(([path]) => path !== '/admin/auth/logout')
        .map(async ([path]) => [path, (await strict.call(path, {}, token)).body.error] as const),
    );
    const refused = answers.filter(([, error]) => error === 'second_factor_missing').map(([path]) => path);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused).toEqual(answers.map(([path]) => path).filter((path) => !isOwn(path)));
    await strict.call('/admin/auth/logout', {}, token).expect(200);
  });
});

describe.each(Object.entries(TABLE))('%s', (path, row) => {
  it.each(IDENTITIES)('as %s', async (identity) => {
    const expected = expectedFor(row, identity);
    const scene = await sceneFor(row, expected);
    const response = await send(path, row, row.body(scene), await tokenOf(identity));
    if (response.status < 400) {
      // The call may have ended sessions, its own or others.
      tokens.delete(identity);
      // If the call should have been refused, it has changed the content of the next calls.
      if (expected >= 400) untouched = undefined;
    }
    expect(response.status).toBe(expected);
    expect(response.body.success).toBe(row.file && expected < 300 ? undefined : expected < 300);
  });

  if (row.missing) {
    it('answers 404 for a missing record, and 401 without a session', async () => {
      const missing = row.missing ?? {};
      const allowed =
        IDENTITIES.find((identity) => ![401, 403].includes(expectedFor(row, identity))) ?? 'anonymous';
      await send(path, row, missing, await tokenOf(allowed)).expect(404);
      await send(path, row, missing, '').expect(401);
    });
  }

  it('no other spelling of the path reaches it without a session', async () => {
    if (row.allowed.anonymous !== undefined) return;
    for (const spelling of [`${path}/`, path.toUpperCase(), `${path}?x=1`, `/${path}`]) {
      const { status } = await app.call(spelling);
      expect([401, 404]).toContain(status);
    }
  });
});
