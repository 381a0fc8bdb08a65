import type { Community } from './community.ts';
import type { Ago, Post } from './content.ts';
import type { DemoRepository, Row } from './demo.repository.ts';
import type { Pictures } from './pictures.ts';
import { DAY_MINUTES, planCases, type DemoCase } from './review.ts';

/** What the rows of the community have become. */
interface Inserted {
  readonly memberIds: (key: string) => string;
  readonly postIds: (post: Post) => string;
  readonly pictures: Pictures;
  /** The time so many minutes before the filling. */
  readonly at: (ago: Ago) => Date;
}

/**
 * Inserts the cases of the review with their reports, appeals and notices, and lets accounts and posts be what the cases say.
 * Everybody concerned was told. The pictures of the posts must be there.
 */
export async function insertCases(
  community: Community,
  inserted: Inserted,
  repository: DemoRepository,
): Promise<void> {
  const { memberIds, postIds, at } = inserted;
  // From the oldest, as all rows.
  const cases = planCases(community).toSorted((a, b) => openedAgo(b) - openedAgo(a));
  const ids = await repository.insertForIds(
    'review_case',
    cases.map((each) => caseRow(each, community, inserted)),
  );
  const withIds = cases.map((each, index) => ({ ...each, id: ids[index] ?? '' }));
  await repository.insert(
    'report',
    withIds.flatMap(({ id, reports, decision, isHeld = false }) =>
      reports.map(({ by, reason, text = '', ago }) => ({
        case_id: id,
        reporter_id: memberIds(by),
        reason,
        text,
        at: at(ago),
        told_at: decision ? at(decision.ago) : null,
        held: isHeld,
      })),
    ),
  );
  await repository.insert(
    'appeal',
    withIds.flatMap(({ id, appeal }) =>
      appeal ? [{ case_id: id, text: appeal.text, at: at(appeal.ago), reply: appeal.reply ?? null }] : [],
    ),
  );
  const notice = (id: string, member: string, about: 'decision' | 'report', ago: Ago): Row => ({
    member_id: member,
    kind: 'notice',
    case_id: id,
    notice: about,
    since: at(ago),
    at: at(ago),
  });
  await repository.insert(
    'notification',
    withIds.flatMap((each) => {
      const { id, reports, decision } = each;
      if (!decision) return [];
      const owner = memberIds(ownerOf(each));
      return [
        ...(decision.outcome === 'violation' ? [notice(id, owner, 'decision', decision.ago)] : []),
        ...reports.map(({ by }) => notice(id, memberIds(by), 'report', decision.ago)),
      ];
    }),
  );
  for (const { id, about, isHeld } of withIds) {
    if (isHeld && 'post' in about) await repository.hold(postIds(about.post), id);
  }
  for (const member of new Set(withIds.map(ownerOf))) await repository.settleMeasures(memberIds(member));
}

const openedAgo = ({ reports }: DemoCase) => Math.max(...reports.map(({ ago }) => ago));
const ownerOf = ({ about }: DemoCase) => ('post' in about ? about.post.by : about.member);

function caseRow(each: DemoCase, community: Community, { memberIds, postIds, pictures, at }: Inserted): Row {
  const { about, priority, due, state, decision } = each;
  const owner = memberIds(ownerOf(each));
  const target =
    'post' in about
      ? {
          target_kind: 'post',
          target_id: postIds(about.post),
          snapshot: {
            text: about.post.body,
            title: null,
            parentId: null,
            at: at(about.post.ago),
            images: (pictures.posts.get(about.post) ?? []).map(({ path }) => path),
          },
        }
      : { target_kind: 'member', target_id: owner, snapshot: profileOf(about.member, community, at) };
  return {
    ...target,
    member_id: owner,
    priority,
    due_at: at(-due),
    opened_at: at(openedAgo(each)),
    state,
    revision: 1,
    version: 1,
    outcome: decision?.outcome ?? null,
    rule: decision?.rule ?? null,
    measure: decision?.measure ?? null,
    until: decision?.days === undefined ? null : at(decision.ago - decision.days * DAY_MINUTES),
    note: decision?.note ?? null,
    removed: false,
    decided_at: decision ? at(decision.ago) : null,
    told_at: decision ? at(decision.ago) : null,
  };
}

function profileOf(key: string, { members }: Community, at: Inserted['at']) {
  const member = members.find((each) => each.key === key);
  if (!member) throw new Error(`The demo has no member ${key}`);
  const text = [member.title, member.bio].filter(Boolean).join('\n');
  return { text, title: member.name, parentId: null, at: at(member.ago), images: [] };
}
