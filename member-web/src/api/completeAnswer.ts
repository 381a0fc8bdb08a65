import type { ApiRequest } from './request';

type Fields = Record<string, unknown>;

/**
 * Adds the fields that an answer of an earlier release lacks, so that nothing else has to expect that: a page of the site
 * may call an API that is not upgraded yet. Only fields that are in no specified answer are added.
 * @param answer the parsed answer; it is changed
 * @param memberId the member of the request's token; undefined for a visitor
 */
export function completeAnswer(answer: unknown, request: ApiRequest, memberId: string | undefined): void {
  if (Array.isArray(answer)) {
    for (const entry of answer) completeAnswer(entry, request, memberId);
    return;
  }
  if (!isFields(answer)) return;
  if ('feedData' in answer)
    addMissing(answer, { mentions: [], topics: [], editedAt: null, isSaved: false, Project: null });
  // A search.
  if ('people' in answer && 'posts' in answer)
    addMissing(answer, { topics: { items: [], pagination: { total: 0, totalPages: 0 } } });
  if ('comment' in answer) addMissing(answer, { mentions: [], editedAt: null, parentId: null });
  if (isFields(answer.page) && isFields(answer.admin)) {
    addMissing(answer.admin, { id: answer.page.UserId });
    addMissing(answer, { bell: false });
  }
  if ('bio' in answer && isFields(answer.User)) completeProfile(answer, answer.User, request, memberId);
  for (const value of Object.values(answer)) completeAnswer(value, request, memberId);
}

/** Whose profile it is follows from the request: without a `userId` it is the member's own. */
function completeProfile(profile: Fields, user: Fields, { body }: ApiRequest, memberId?: string): void {
  const asked =
    isFields(body) && typeof body.userId === 'string' && body.userId !== '' ? body.userId : memberId;
  addMissing(user, { id: asked });
  addMissing(profile, { isOwner: user.id === memberId, followers: 0, following: 0 });
}

function addMissing(fields: Fields, defaults: Fields): void {
  for (const [name, value] of Object.entries(defaults)) fields[name] ??= value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
