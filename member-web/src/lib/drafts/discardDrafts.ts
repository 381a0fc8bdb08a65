import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { draftsOf, removeDraftsOf, type DraftName } from './drafts';
import { removeFilesOf, unsentFilesOf } from './unsentFiles';
import { memberIdOf } from '../session/tokens';
import { selectMemberToken, type SessionState } from '../session/sessionSlices';

/** Ignores an error: a browser that cannot store pictures has none to remove. */
const ignore = () => undefined;

/** Discards a draft: its text, its pictures, its base version, its last attempt and its mentions. */
export function discardDraft(memberId: string | undefined, name: DraftName): void {
  const texts = draftsOf(memberId);
  for (const kind of ['', 'base:', 'attempt:', 'mentions:'] as const) texts.remove(`${kind}${name}`);
  unsentFilesOf(memberId, name, ignore).remove().catch(ignore);
}

/** Removes all drafts of a deleted account from this browser. */
export function discardAllDraftsOf(memberId: string | undefined): void {
  removeDraftsOf(memberId);
  removeFilesOf(memberId).catch(ignore);
}

/** The drafts that are useless once a thing is deleted. Drafts of new posts on a deleted page can be sent elsewhere. */
const draftsFor = {
  post: (id: string): DraftName[] => [`edit:${id}`, `comment:${id}`],
  comment: (id: string): DraftName[] => [`edit-comment:${id}`, `reply:${id}`],
  page: (id: string): DraftName[] => [`page:${id}`],
  project: (id: string): DraftName[] => [`project:${id}`],
  opening: (id: string): DraftName[] => [`opening:${id}`, `apply:${id}`],
};

/** Removes the signed-in member's drafts for a thing that was permanently deleted. */
export function discardDraftsFor(
  kind: keyof typeof draftsFor,
  id: string,
): ThunkAction<void, SessionState, unknown, UnknownAction> {
  return (_dispatch, getState) => {
    const memberId = memberIdOf(selectMemberToken(getState()));
    for (const name of draftsFor[kind](id)) discardDraft(memberId, name);
  };
}
