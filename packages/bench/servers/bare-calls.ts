import { BEGINNING } from '../../../backend/src/common/newest-first-cursor.js';
import { pageWindow, pagination } from '../../../backend/src/common/pagination.js';
import { toComment } from '../../../backend/src/modules/comments/comments.mapper.js';
import '../../../backend/src/modules/comments/comments.repository.js';
import type { CommentRow } from '../../../backend/src/modules/comments/comment-columns.js';
import { toFeed } from '../../../backend/src/modules/feeds/feeds.mapper.js';
import type { PostRow } from '../../../backend/src/modules/feeds/feeds.repository.js';
import { feedPage, POST_BY_ID } from '../../../backend/src/modules/feeds/feeds.statements.js';
import { followingPage } from '../../../backend/src/modules/feeds/following.statements.js';
import '../../../backend/src/modules/likes/likes.repository.js';
import type { LikeRow } from '../../../backend/src/modules/likes/likes.repository.js';
import { toMemberCard } from '../../../backend/src/modules/profile/profile.mapper.js';
import { knownStatements, type Statement } from '../../../backend/src/platform/sql/statement.js';

type Body = Readonly<Record<string, unknown>>;

/** A call of the baseline: the API's statement, and the API's answer made of its rows. */
export interface BareCall {
  readonly isWrite?: 'changes' | 'creates';
  ask(body: Body, memberId: string): { readonly statement: Statement; readonly values: readonly unknown[] };
  tell(rows: readonly object[], body: Body, memberId: string): object;
}

const named = (name: string): Statement => {
  const found = knownStatements().find((each) => each.name === name);
  if (!found) throw new Error(`The API has no statement ${name}`);
  return found;
};
const LIKE_PAGE = named('like_page');
const LIKE_TOGGLE = named('like_toggle');
const COMMENT_PAGE = named('comment_page');
const COMMENT_INSERT = named('comment_insert');

const windowOf = ({ page, limit }: Body) => {
  if (!isCount(page) || !isCount(limit)) throw new Error('page and limit are missing');
  return pageWindow({ page, limit });
};
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1;
const totalOf = (rows: readonly object[]) => (rows[0] as { total: number }).total;

function feed(rows: readonly object[], body: Body, memberId: string): object {
  const feeds = (rows as PostRow[]).filter(({ id }) => id !== null).map((row) => toFeed(row, memberId));
  const data = { feeds, pagination: pagination(windowOf(body), totalOf(rows)), userId: memberId };
  return { success: true, data };
}

const pageOfPost = (statement: Statement) => (body: Body) => {
  const { limit, offset } = windowOf(body);
  return { statement, values: [body.feedId, limit, offset, BEGINNING.at, BEGINNING.id] };
};

/** By path. */
export const BARE_CALLS: ReadonlyMap<string, BareCall> = new Map<string, BareCall>([
  [
    '/user/feeds/getAllFeeds',
    {
      ask: (body, memberId) => {
        const { limit, offset } = windowOf(body);
        const subject = body.pageId ?? body.userId;
        const scope = body.pageId ? 'page' : body.userId ? 'member' : 'everybody';
        const values = [[memberId], offset, ...(subject ? [subject] : [])];
        return { statement: feedPage(scope, limit), values };
      },
      tell: feed,
    },
  ],
  [
    '/user/feeds/getFollowing',
    {
      ask: (body, memberId) => {
        const { limit, offset } = windowOf(body);
        return { statement: followingPage(limit, false), values: [[memberId], offset, memberId] };
      },
      tell: feed,
    },
  ],
  [
    '/user/feeds/getFeedById',
    {
      ask: ({ id }, memberId) => ({ statement: POST_BY_ID, values: [[memberId], id, null] }),
      tell: (rows, _body, memberId) => ({ success: true, data: toFeed(rows[0] as PostRow, memberId) }),
    },
  ],
  [
    '/user/likes/getFeedLikes',
    {
      ask: pageOfPost(LIKE_PAGE),
      tell: (rows, body) => ({
        success: true,
        data: {
          likes: (rows as LikeRow[])
            .filter(({ id }) => id !== null)
            .map((row) => ({ id: row.id, User: toMemberCard(row) })),
          pagination: pagination(windowOf(body), totalOf(rows)),
        },
      }),
    },
  ],
  [
    '/user/comments/getFeedComments',
    {
      ask: pageOfPost(COMMENT_PAGE),
      tell: (rows, body) => ({
        success: true,
        data: {
          comments: (rows as CommentRow[]).filter(({ id }) => id !== null).map(toComment),
          pagination: pagination(windowOf(body), totalOf(rows)),
        },
      }),
    },
  ],
  [
    '/user/likes/toggleLike',
    {
      isWrite: 'changes',
      ask: ({ feedId }, memberId) => ({ statement: LIKE_TOGGLE, values: [feedId, [memberId], false] }),
      tell: ([row]) => {
        const { likes, isLiked } = row as { likes: number; isLiked: boolean };
        return { success: true, data: { likes, isLiked } };
      },
    },
  ],
  [
    '/user/comments/create',
    {
      isWrite: 'creates',
      ask: ({ feedId, comment }, memberId) => ({
        statement: COMMENT_INSERT,
        values: [feedId, memberId, comment, [], [], 'comments/create', null, ''],
      }),
      tell: (rows) => ({ success: true, data: toComment(rows[0] as CommentRow) }),
    },
  ],
]);
