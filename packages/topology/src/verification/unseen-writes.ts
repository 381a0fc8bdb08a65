import { fieldOf, listOf, type Client } from '../traffic/client.ts';
import type { Ledger, Creation, Toggle } from '../traffic/ledger.ts';
import type { Found } from './compare-writes.ts';

/** The largest page size of a list. */
const PAGE_SIZE = 50;

/** The sessions that read the results through the API. */
export interface Observer {
  readonly client: Client;
  /** Token of a member who did not take part in the traffic. */
  readonly observer: string;
  /** Tokens of the members who did, by member id. Only a member's own session shows which pages they follow. */
  readonly tokens: ReadonlyMap<string, string>;
}

/**
 * Looks up every acknowledged write through the API, as members do. Returns a line for each that is not shown.
 * @param found the rows in the database
 */
export async function unseenWrites(observing: Observer, ledger: Ledger, found: Found): Promise<string[]> {
  const acknowledged = ledger.creations.filter((creation) => creation.acknowledged);
  const byKey = (wanted: Creation['kind']) =>
    new Map(acknowledged.filter(({ kind }) => kind === wanted).map((creation) => [creation.key, creation]));
  const posts = byKey('post');
  const comments = byKey('comment');
  const likes = ledger.toggles.filter(({ kind, state }) => kind === 'like' && state !== 'either');
  const follows = ledger.toggles.filter(({ kind, state }) => kind === 'follow' && state !== 'either');
  const faults: string[] = [];
  // Also posts that were written without an acknowledgement: they may have comments and likes.
  const unclear = found.creations.filter(({ kind, key }) => kind === 'post' && !posts.has(key));
  for (const { id = '', key } of [...posts.values(), ...unclear]) {
    const ownLikes = likes.filter(({ targetId }) => targetId === id);
    faults.push(...(await checkPost(observing, { id, key }, ownLikes, comments)));
  }
  faults.push(...[...comments.values()].map(({ key }) => `comment ${key} is in no list`));
  for (const follow of follows) faults.push(...(await checkFollow(observing, follow)));
  return faults;
}

/** Checks a post with its pictures, likes and comments. Removes each comment that it finds from `comments`. */
async function checkPost(
  { client, observer: token }: Observer,
  { id, key }: { readonly id: string; readonly key: string },
  likes: readonly Toggle[],
  comments: Map<string, Creation>,
): Promise<string[]> {
  const ask = (path: string, body: object) => client.ask({ purpose: 'read', path, body, token });
  const faults: string[] = [];
  const { text } = await ask('/user/feeds/getFeedById', { id });
  if (!text.includes(key)) faults.push(`post ${id} does not show: ${text.slice(0, 200)}`);
  for (const picture of listOf(text, 'data', 'feedData', 'imagesUrl').map(String)) {
    const { status } = await client.ask({ purpose: 'picture', path: `/${picture}` });
    if (status !== 200) faults.push(`picture ${picture} of post ${id}: ${status}`);
  }

  const liking = new Set<unknown>();
  const likeTotal = await walk(ask, '/user/likes/getFeedLikes', id, 'likes', (like) => {
    liking.add(fieldOf(like, 'User', 'id'));
  });
  if (likeTotal !== liking.size || fieldOf(text, 'data', 'like') !== liking.size) {
    faults.push(`post ${id} counts ${String(likeTotal)} likes and lists ${liking.size}`);
  }
  for (const { memberId, state } of likes) {
    if (liking.has(memberId) !== state) faults.push(`like of ${id} by ${memberId} is not ${state}`);
  }

  let listed = 0;
  const commentTotal = await walk(ask, '/user/comments/getFeedComments', id, 'comments', (comment) => {
    listed += 1;
    const word = String(fieldOf(comment, 'comment')).split(' ').at(-1) ?? '';
    if (comments.get(word)?.id === fieldOf(comment, 'id')) comments.delete(word);
  });
  if (commentTotal !== listed || fieldOf(text, 'data', 'comments') !== listed) {
    faults.push(`post ${id} counts ${String(commentTotal)} comments and lists ${listed}`);
  }
  return faults;
}

/**
 * Reads all pages of a list.
 * @returns the total in the pagination
 */
async function walk(
  ask: (path: string, body: object) => Promise<{ text: string }>,
  path: string,
  feedId: string,
  name: string,
  look: (entry: string) => void,
): Promise<unknown> {
  for (let page = 1; ; page += 1) {
    const { text } = await ask(path, { feedId, page, limit: PAGE_SIZE });
    const entries = listOf(text, 'data', name);
    for (const entry of entries) look(JSON.stringify(entry));
    if (entries.length < PAGE_SIZE) return fieldOf(text, 'data', 'pagination', 'total');
  }
}

async function checkFollow(
  { client, tokens }: Observer,
  { memberId, targetId, state }: Toggle,
): Promise<string[]> {
  const { text } = await client.ask({
    purpose: 'read',
    path: '/user/pages/getPageById',
    body: { id: targetId },
    token: tokens.get(memberId),
  });
  return fieldOf(text, 'data', 'isFollowing') === state
    ? []
    : [`follow of page ${targetId} by ${memberId} is not ${state}`];
}
