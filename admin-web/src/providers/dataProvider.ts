import { phoneDigits } from '@campus-commons/web-kit/contactInput.ts';
import type { DataProvider } from 'react-admin';
import type { Calls } from '../api/calls';
import type { MemberCardDto, SetupLinkDto, TotpKeyDto } from '../api/generated';
import type { Download, Post } from './httpClient';
import type { UserFilter } from './records';
import type { Session } from './session';
import { callTable, type AuthorisedCall } from './callTable';

/** Who it is, before anything about the second step of logging in changes. */
type Proof = Calls['/admin/account/startTotp']['body'];

/** Recovery codes, which are shown once, with what happened. */
interface NewCodes {
  readonly message: string;
  readonly codes: readonly string[];
}

const newCodes = ({ message, data }: Calls['/admin/account/confirmTotp']['answer']): NewCodes => ({
  message,
  codes: data.recoveryCodes,
});

/** react-admin's data provider with the console's own methods. */
export interface ConsoleDataProvider extends DataProvider {
  /** Ends all other sessions of the administrator. */
  endOtherSessions: () => Promise<void>;
  /** Makes the key for an authenticator app, which takes effect once it is confirmed. */
  startTotp: (proof: Proof) => Promise<TotpKeyDto>;
  /** Confirms the app with a code of it. */
  confirmTotp: (code: string) => Promise<NewCodes>;
  /** @returns what happened, for display */
  removeTotp: (proof: Proof) => Promise<string>;
  newRecoveryCodes: (proof: Proof) => Promise<NewCodes>;
  /**
   * Turns off the two-step sign-in of a member.
   *
   * @returns what happened, for display
   */
  clearFactors: (body: Calls['/admin/users/clearFactors']['body']) => Promise<string>;
  /**
   * Records that a parent or guardian of a member of 16 or 17 agreed in a document.
   *
   * @returns what happened, for display
   */
  recordConsent: (body: Calls['/admin/users/recordConsent']['body']) => Promise<string>;
  /**
   * Decides a case that waits.
   *
   * @returns until when it can be undone; ISO 8601, UTC. Null when somebody else must agree first.
   */
  decideCase: (decision: Calls['/admin/review/decide']['body']) => Promise<string | null>;
  /** Passes a case to the administrators. */
  escalateCase: (body: Calls['/admin/review/escalate']['body']) => Promise<void>;
  /** Adds a note that only those who review read. */
  addCaseNote: (body: Calls['/admin/review/addNote']['body']) => Promise<void>;
  /** Records who outside was told of a case. */
  recordReferral: (body: Calls['/admin/review/recordReferral']['body']) => Promise<void>;
  /** Who wrote a report. That it was asked is recorded. */
  revealReporter: (body: Calls['/admin/review/reveal']['body']) => Promise<MemberCardDto>;
  /** A picture of a case, counted from 0, as an address that an `img` shows. That it was opened is recorded. */
  openEvidence: (caseId: string, image: number) => Promise<string>;
  /** Undoes one's own decision; the case is open again. */
  undoDecision: (caseId: string) => Promise<void>;
  /** Answers a member who asked for a second look. */
  decideAppeal: (answer: Calls['/admin/review/decideAppeal']['body']) => Promise<void>;
  /**
   * Adds a word that opens cases, or changes one.
   *
   * @returns what happened, for display
   */
  saveWord: (form: Calls['/admin/words/save']['body']) => Promise<string>;
  /** Answers a grievance, once. @returns what happened, for display */
  answerGrievance: (form: Calls['/admin/grievances/answer']['body']) => Promise<string>;
  /** @returns what happened, for display */
  deleteWord: (id: string) => Promise<string>;
  /** Chooses the password of an account by its set-up link. Returns the user ID. */
  completeSetup: (form: Calls['/admin/auth/completeSetup']['body']) => Promise<string>;
  /** Makes an account of the console. Returns its set-up link, which is in no later answer. */
  addAdministrator: (form: Calls['/admin/administrators/create']['body']) => Promise<SetupLinkDto>;
  setAdministratorRole: (form: Calls['/admin/administrators/setRole']['body']) => Promise<void>;
  removeAdministrator: (form: Calls['/admin/administrators/remove']['body']) => Promise<void>;
  /** Ends password and sessions of an account. Returns a link to choose another password. */
  resetAdministrator: (form: Calls['/admin/administrators/reset']['body']) => Promise<SetupLinkDto>;
  /** A CSV file of the members that match the search (all for an empty one) and, if given, the other filters. */
  exportUsers: (search: string, filter?: UserFilter) => Promise<Blob>;
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
    startTotp: async (proof) => (await call('/admin/account/startTotp', proof, undefined)).data,
    confirmTotp: async (code) => newCodes(await call('/admin/account/confirmTotp', { code }, undefined)),
    removeTotp: async (proof) => (await call('/admin/account/removeTotp', proof, undefined)).message,
    newRecoveryCodes: async (proof) =>
      newCodes(await call('/admin/account/newRecoveryCodes', proof, undefined)),
    recordConsent: async (body) => (await call('/admin/users/recordConsent', body, undefined)).message,
    clearFactors: async (body) => (await call('/admin/users/clearFactors', body, undefined)).message,
    decideCase: async (decision) =>
      (await call('/admin/review/decide', decision, undefined)).data.undoableUntil,
    escalateCase: async (body) => {
      await call('/admin/review/escalate', body, undefined);
    },
    addCaseNote: async (body) => {
      await call('/admin/review/addNote', body, undefined);
    },
    recordReferral: async (body) => {
      await call('/admin/review/recordReferral', body, undefined);
    },
    revealReporter: async (body) => (await call('/admin/review/reveal', body, undefined)).data.User,
    openEvidence: async (id, image) => {
      const { data } = await call('/admin/review/getEvidence', { id, image }, undefined);
      return `data:image/webp;base64,${data.webp}`;
    },
    undoDecision: async (id) => {
      await call('/admin/review/undo', { id }, undefined);
    },
    decideAppeal: async (answer) => {
      await call('/admin/review/decideAppeal', answer, undefined);
    },
    saveWord: async (form) => (await call('/admin/words/save', form, undefined)).message,
    answerGrievance: async (form) => (await call('/admin/grievances/answer', form, undefined)).message,
    deleteWord: async (id) => (await call('/admin/words/delete', { id }, undefined)).message,
    completeSetup: async (form) =>
      (await post('/admin/auth/completeSetup', form, { token: null })).data.userName,
    addAdministrator: async (form) => (await call('/admin/administrators/create', form, undefined)).data,
    setAdministratorRole: async (form) => {
      await call('/admin/administrators/setRole', form, undefined);
    },
    removeAdministrator: async (form) => {
      await call('/admin/administrators/remove', form, undefined);
    },
    resetAdministrator: async (form) => (await call('/admin/administrators/reset', form, undefined)).data,
    exportUsers: (search, filter) =>
      download(
        '/admin/users/exportUsers',
        { search: phoneDigits(search), ...filter },
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
  return new Error(`The console has no call for ${method} of "${resource}"; see callTable.ts.`);
}
