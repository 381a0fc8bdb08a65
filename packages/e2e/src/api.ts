import { randomInt, randomUUID } from 'node:crypto';
import { readEnvironment } from './environment.ts';
import type { PictureFile } from './pictures.ts';
import { inDays } from './screens/opening-answers.ts';

/** A registered member with their credentials. */
export interface Member {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** Unique sign-up details, so that tests do not share accounts. */
export function newPerson(name: string): Member {
  return {
    name,
    email: `${name.split(' ')[0]?.toLowerCase() ?? 'person'}.${randomUUID().slice(0, 8)}@example.edu`,
    phone: String(randomInt(6_000_000_000, 9_999_999_999)),
    password: `Courtyard-${randomUUID().slice(0, 8)}`,
  };
}

/** Signs up through the API, for tests that do not test joining. */
export async function joinByApi(name: string): Promise<Member> {
  const person = newPerson(name);
  await call('/user/auth/signUp', person);
  return person;
}

/** A member's token, as the sign-in form gets it. */
export async function tokenOf(member: Member): Promise<string> {
  const { token } = await call('/user/auth/login', { emailOrPhone: member.email, password: member.password });
  if (typeof token !== 'string') throw new Error('The login answered without a token');
  return token;
}

/** Ends the welcome of a newcomer. */
export async function endWelcomeByApi(token: string): Promise<void> {
  await call('/user/profile/endWelcome', {}, token);
}

/** The administrator's token. */
export async function administratorToken(): Promise<string> {
  const { token } = await call('/admin/auth/login', readEnvironment().administrator);
  if (typeof token !== 'string') throw new Error('The login answered without a token');
  return token;
}

/** A member's id, read as an administrator, because the member's own calls do not contain it. */
export async function idOf(member: Member): Promise<string> {
  const { data } = await call('/admin/users/getUsers', { search: member.email }, await administratorToken());
  const [found] = Array.isArray(data) ? (data as unknown[]) : [];
  if (typeof found !== 'object' || found === null || !('id' in found))
    throw new Error(`${member.email} is not in the list of members`);
  return String(found.id);
}

/** Suspends a member, as an administrator. */
export async function suspendByApi(member: Member, reason: string): Promise<void> {
  const id = await idOf(member);
  await call('/admin/users/setUserStatus', { id, status: 'suspended', reason }, await administratorToken());
}

/** Publishes a post, for everyone or on a page, and returns its id. */
export async function postByApi(
  token: string,
  html: string,
  pictures: PictureFile[] = [],
  pageId?: string,
): Promise<string> {
  const fields = { feedData: JSON.stringify({ content: html }), ...(pageId !== undefined && { pageId }) };
  const { data } = await sendForm('/user/feeds/create', fields, pictures, token);
  if (typeof data !== 'object' || data === null || !('id' in data))
    throw new Error('The new post came back without an id');
  return String(data.id);
}

/** Fills in a profile and returns its member's id. */
export async function profileByApi(token: string, values: Record<string, string>): Promise<string> {
  const { data } = await sendForm('/user/profile/update', values, [], token);
  return String((data as { User: { id: string } }).User.id);
}

/** Creates a page and returns its id. */
export async function pageByApi(
  token: string,
  title: string,
  description = 'Where we meet, and what we are up to.',
  picture?: PictureFile,
): Promise<string> {
  const form = new FormData();
  form.set('title', title);
  form.set('description', description);
  form.set('category', 'Club');
  if (picture) {
    form.set('image', new Blob([new Uint8Array(picture.buffer)], { type: picture.mimeType }), picture.name);
  }
  const { data } = await send('/user/pages/create', form, token);
  if (typeof data !== 'object' || data === null || !('id' in data))
    throw new Error('The new page came back without an id');
  return String(data.id);
}

/** Posts help wanted by a page, which nobody has to approve, and returns its id. */
export async function helpWantedByApi(token: string, pageId: string, title: string): Promise<string> {
  const { data } = await call(
    '/user/openings/create',
    {
      ...{ kind: 'volunteering', pageId, title, field: 'other', mode: 'remote', hoursWeek: 4, weeks: 2 },
      about: 'You sort what we pick up along the Kaveri, and write down what it was, for two Saturdays.',
      ...{ closesOn: inDays(7), places: 1, noFee: true },
    },
    token,
  );
  return (data as { id: string }).id;
}

/** Replaces the text of a post and returns the sanitised text; null when the server refuses it. */
export async function updatePostByApi(token: string, id: string, html: string): Promise<string | null> {
  const form = new FormData();
  form.set('id', id);
  form.set('feedData', JSON.stringify({ content: html }));
  const response = await fetch(`${readEnvironment().apiOrigin}/user/feeds/update`, {
    method: 'POST',
    headers: { Authorization: token },
    body: form,
  });
  const answer = (await response.json()) as { data?: { feedData: { content: string } } };
  if (response.status === 400) return null;
  if (!answer.data) throw new Error(`The post was not changed: ${JSON.stringify(answer)}`);
  return answer.data.feedData.content;
}

/** Removes a post, as an administrator. @param note the message to its author */
export async function removePostByApi(id: string, note: string): Promise<void> {
  await call(
    '/admin/content/removePost',
    { id, reason: 'Against the terms', note },
    await administratorToken(),
  );
}

/**
 * Calls the API.
 * @throws Error with status and body when the response is not 2xx.
 */
export function call(path: string, body: object, token = ''): Promise<Record<string, unknown>> {
  return send(path, JSON.stringify(body), token, { 'Content-Type': 'application/json' });
}

/** Calls the API with a form. @param pictures are sent as its files `images` */
export function sendForm(
  path: string,
  fields: Record<string, string>,
  pictures: readonly PictureFile[],
  token: string,
): Promise<Record<string, unknown>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, mimeType, buffer } of pictures) {
    form.append('images', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  }
  return send(path, form, token);
}

async function send(
  path: string,
  body: string | FormData,
  token: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${readEnvironment().apiOrigin}${path}`, {
    method: 'POST',
    headers: { ...headers, Authorization: token },
    body,
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
