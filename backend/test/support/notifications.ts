import type { NotificationDto } from '../../src/modules/notifications/list/notifications.dto.js';
import type { Caller } from './app.js';
import type { TestMember } from './factories.js';

interface Told {
  readonly notifications: NotificationDto[];
  readonly unread: number;
  readonly seenAt: string | null;
  readonly pagination: { readonly total: number };
}

/** A member's list of notifications. */
export async function told(app: Caller, member: TestMember, body: object = {}): Promise<Told> {
  const answer = await app
    .call('/user/notifications/getAll', { limit: 50, ...body }, member.token)
    .expect(200);
  return answer.body.data;
}

/** The number at a member's bell. */
export async function badge(app: Caller, member: TestMember): Promise<number> {
  return (await app.call('/user/notifications/getUnread', {}, member.token).expect(200)).body.data.unread;
}

export const comment = async (app: Caller, member: TestMember, feedId: string): Promise<string> =>
  (await app.call('/user/comments/create', { feedId, comment: 'So true' }, member.token).expect(201)).body
    .data.id;
export const like = (app: Caller, member: TestMember, feedId: string) =>
  app.call('/user/likes/toggleLike', { feedId }, member.token).expect(200);
export const toggleFollow = (app: Caller, member: TestMember, id: string) =>
  app.call('/user/pages/toggleFollow', { id }, member.token).expect(200);
