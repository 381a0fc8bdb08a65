import type { Community } from './community.ts';
import type { Ago } from './content.ts';
import type { DemoRepository, Row } from './demo.repository.ts';
import { DAY_MINUTES } from './review.ts';

/** The page of the demo member. */
const PAGE = 'nakshatra';
const BAN_REASON =
  'Sold tickets for another college’s fest under every post, also after two requests to stop.';

interface Ids {
  readonly memberIds: (key: string) => string;
  readonly pageIds: (key: string) => string;
  /** The time so many minutes before the filling. */
  readonly at: (ago: Ago) => Date;
}

/** Gives the demo member's page two moderators, the first two who posted there, a ban by one of them, and a transfer that waits. */
export async function insertPageStaff(
  { members, pages, posts, follows }: Community,
  { memberIds, pageIds, at }: Ids,
  repository: DemoRepository,
): Promise<void> {
  const followers = new Set(follows.flatMap(({ page, member }) => (page === PAGE ? [member] : [])));
  const writers = posts.flatMap(({ on, by }) => (on === PAGE && followers.has(by) ? [by] : []));
  const [first, second] = new Set(writers);
  const owner = pages.find(({ key }) => key === PAGE)?.creator;
  const banned = members.find(({ key }) => key !== owner && !followers.has(key))?.key;
  if (first === undefined || second === undefined || owner === undefined || banned === undefined) {
    throw new Error(`The demo page "${PAGE}" needs an owner, two followers who post there, and a stranger`);
  }
  const pageId = pageIds(PAGE);
  const role = (member: string, ago: Ago): Row => ({
    page_id: pageId,
    member_id: memberIds(member),
    since: at(ago),
  });
  await repository.insert('page_role', [role(first, 20 * DAY_MINUTES), role(second, 12 * DAY_MINUTES)]);
  await repository.insert('page_ban', [
    { ...role(banned, 3 * DAY_MINUTES), by_id: memberIds(first), reason: BAN_REASON },
  ]);
  await repository.insert('page_transfer', [
    { page_id: pageId, to_id: memberIds(second), expires_at: at(-6 * DAY_MINUTES) },
  ]);
  await repository.insert('notification', [
    {
      ...role(second, DAY_MINUTES),
      kind: 'notice',
      notice: 'transfer',
      at: at(DAY_MINUTES),
    },
  ]);
  const act = (name: string, by: string, member: string, ago: Ago, reason: string | null = null): Row => ({
    page_id: pageId,
    actor_id: memberIds(by),
    act: name,
    member_id: memberIds(member),
    reason,
    at: at(ago),
  });
  await repository.insert('page_act', [
    act('moderator_added', owner, first, 20 * DAY_MINUTES),
    act('moderator_added', owner, second, 12 * DAY_MINUTES),
    act('banned', first, banned, 3 * DAY_MINUTES, BAN_REASON),
    act('transfer_offered', owner, second, DAY_MINUTES),
  ]);
}
