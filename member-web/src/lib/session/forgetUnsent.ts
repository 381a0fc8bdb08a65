import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { draftsOf, removeDraftsOf, type DraftName } from '../drafts';
import { removeFilesOf, unsentFilesOf } from '../unsentFiles';
import { memberIdOf } from './memberId';
import { selectMemberToken, type SessionState } from './sessionSlices';

/** Where the browser keeps no pictures there are none to remove. */
const ignore = () => undefined;

/** Gives a draft up: text, pictures, the version it was made from, and what was sent of it last. */
export function forgetDraft(memberId: string | undefined, name: DraftName): void {
  const texts = draftsOf(memberId);
  texts.remove(name);
  texts.remove(`base:${name}`);
  texts.remove(`attempt:${name}`);
  unsentFilesOf(memberId, name, ignore).remove().catch(ignore);
}

/** The account is deleted: nothing that its member left unsent stays in this browser. */
export function forgetEverythingOf(memberId: string | undefined): void {
  removeDraftsOf(memberId);
  removeFilesOf(memberId).catch(ignore);
}

/** What may be left unsent for a thing, and has nowhere to go once that is gone. A new post for a page can go elsewhere. */
const draftsFor = {
  post: (id: string): DraftName[] => [`edit:${id}`, `comment:${id}`],
  comment: (id: string): DraftName[] => [`edit-comment:${id}`],
  page: (id: string): DraftName[] => [`page:${id}`],
};

/** The thing is gone for good: what the member who is signed in has not sent for it goes, too. */
export function forgetUnsentFor(
  kind: keyof typeof draftsFor,
  id: string,
): ThunkAction<void, SessionState, unknown, UnknownAction> {
  return (_dispatch, getState) => {
    const memberId = memberIdOf(selectMemberToken(getState()));
    for (const name of draftsFor[kind](id)) forgetDraft(memberId, name);
  };
}
