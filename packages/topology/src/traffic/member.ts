import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fieldOf, listOf, type Answer, type Client } from './client.ts';
import type { Creation, Ledger, Toggle } from './ledger.ts';
import type { Purpose } from './record.ts';

/** Pause between two actions of a member. */
const THINK_TIME_MS = { min: 100, max: 600 };
/** Pause before a write without a response is retried with the same idempotency key. */
const BEFORE_RETRY_MS = 250;
/** Number of posts per read of the feed. */
const FEED_LENGTH = 20;

/** The state that all members of a run share. */
export interface Community {
  readonly client: Client;
  readonly ledger: Ledger;
  /** Pages that can be followed; their creator is not one of the members. */
  readonly pages: readonly string[];
  /** A picture of the size of a photo. */
  readonly picture: Uint8Array<ArrayBuffer>;
  /** Called when a member does not see their own write in the next read. */
  staleRead(what: string): void;
  /** Ends the traffic. */
  readonly stopped: AbortSignal;
}

interface Seen {
  readonly id: string;
  /** Path of its first picture. */
  readonly picture: string | undefined;
}

/** Signs up and signs in; throws when that fails. */
export async function join(client: Client, ledger: Ledger): Promise<{ id: string; token: string }> {
  const name = randomUUID();
  const account = { email: `${name}@example.edu`, password: `Lantern-${name.slice(0, 8)}` };
  const phone = String(randomInt(6_000_000_000, 9_999_999_999));
  ledger.tried('member', account.email);
  const joined = await client.ask({
    purpose: 'write',
    path: '/user/auth/signUp',
    body: { name: 'Asha Rao', phone, ...account },
  });
  if (joined.status !== 201) throw new Error(`Signing up failed: ${joined.status} ${joined.text}`);
  ledger.created(account.email);
  const signedIn = await client.ask({
    purpose: 'write',
    path: '/user/auth/login',
    body: { emailOrPhone: account.email, password: account.password },
  });
  const token = fieldOf(signedIn.text, 'token');
  if (typeof token !== 'string') throw new Error(`Signing in failed: ${signedIn.text}`);
  const feed = await client.ask({ purpose: 'read', path: '/user/feeds/getAllFeeds', body: {}, token });
  return { id: String(fieldOf(feed.text, 'data', 'userId')), token };
}

/**
 * A simulated member who reads, posts, likes, comments and follows, one action after the other, until the traffic ends.
 */
export class Member {
  private seen: readonly Seen[] = [];

  constructor(
    private readonly community: Community,
    private readonly id: string,
    private readonly token: string,
  ) {}

  async run(): Promise<void> {
    const { stopped } = this.community;
    while (!stopped.aborted) {
      await this.act();
      await sleep(randomInt(THINK_TIME_MS.min, THINK_TIME_MS.max), undefined, { signal: stopped }).catch(
        () => undefined,
      );
    }
  }

  /** Of 100 actions 40 are reads, 6 are uploads, and the rest are small writes. */
  private act(): Promise<void> {
    const chance = randomInt(100);
    if (chance < 16) return this.write(false);
    if (chance < 22) return this.write(true);
    if (chance < 30) return this.toggleFollow();
    if (chance < 55 || this.seen.length === 0) return this.readFeed();
    if (chance < 70) return this.lookAtPicture();
    const { id = '' } = this.seen[randomInt(this.seen.length)] ?? {};
    return chance < 88 ? this.toggleLike(id) : this.comment(id);
  }

  private async readFeed(): Promise<void> {
    const { text } = await this.post('read', '/user/feeds/getAllFeeds', { page: 1, limit: FEED_LENGTH });
    const seen = listOf(text, 'data', 'feeds').map((post) => {
      const whole = JSON.stringify(post);
      const [picture] = listOf(whole, 'feedData', 'imagesUrl');
      return { id: String(fieldOf(whole, 'id')), picture: typeof picture === 'string' ? picture : undefined };
    });
    if (seen.length > 0) this.seen = seen;
  }

  private async lookAtPicture(): Promise<void> {
    const picture = this.seen.find((post) => post.picture !== undefined)?.picture;
    if (picture === undefined) return this.readFeed();
    await this.community.client.ask({ purpose: 'picture', path: `/${picture}?w=480` });
  }

  private async write(withPicture: boolean): Promise<void> {
    const key = randomUUID();
    const form = () => {
      const fields = new FormData();
      fields.set('feedData', JSON.stringify({ content: `<p>Note ${key} from the courtyard</p>` }));
      if (withPicture) fields.set('images', new Blob([this.community.picture]), 'courtyard.jpg');
      return fields;
    };
    const purpose = withPicture ? 'upload' : 'write';
    const id = await this.create('post', key, purpose, '/user/feeds/create', form, withPicture ? 1 : 0);
    if (id === undefined) return;
    const own = await this.post('read', '/user/feeds/getFeedById', { id });
    this.expect('post', own, own.text.includes(key));
    const list = await this.post('read', '/user/feeds/getAllFeeds', { usersFeed: true, limit: FEED_LENGTH });
    this.expect('own posts', list, list.text.includes(key));
  }

  private async comment(feedId: string): Promise<void> {
    const key = randomUUID();
    const body = () => ({ feedId, comment: `Well said ${key}` });
    const id = await this.create('comment', key, 'write', '/user/comments/create', body);
    if (id === undefined) return;
    const list = await this.post('read', '/user/comments/getFeedComments', { feedId, limit: 50 });
    this.expect('comment', list, list.text.includes(key));
  }

  /** @returns the id of the new row; undefined when the traffic ended before it was acknowledged */
  private async create(
    kind: Creation['kind'],
    key: string,
    purpose: Purpose,
    path: string,
    body: () => object | FormData,
    pictures = 0,
  ): Promise<string | undefined> {
    const { client, ledger, stopped } = this.community;
    ledger.tried(kind, key, pictures);
    for (;;) {
      const { status = 0, text } = await client.ask({
        purpose,
        path,
        body: body(),
        token: this.token,
        idempotencyKey: key,
      });
      if (status === 201) {
        const id = String(fieldOf(text, 'data', 'id'));
        ledger.created(key, id);
        return id;
      }
      // A retry would be refused again, or the traffic has ended.
      if ((status >= 400 && status < 500) || stopped.aborted) return undefined;
      await sleep(BEFORE_RETRY_MS);
    }
  }

  private async toggleLike(postId: string): Promise<void> {
    const answer = await this.toggle('like', postId, '/user/likes/toggleLike', { feedId: postId }, 'isLiked');
    if (answer === undefined) return;
    const post = await this.post('read', '/user/feeds/getFeedById', { id: postId });
    this.expect('like', post, fieldOf(post.text, 'data', 'isLiked') === answer);
  }

  private async toggleFollow(): Promise<void> {
    const { pages } = this.community;
    const pageId = pages[randomInt(pages.length)] ?? '';
    const answer = await this.toggle(
      'follow',
      pageId,
      '/user/pages/toggleFollow',
      { id: pageId },
      'isFollowing',
    );
    if (answer === undefined) return;
    const page = await this.post('read', '/user/pages/getPageById', { id: pageId });
    this.expect('follow', page, fieldOf(page.text, 'data', 'isFollowing') === answer);
  }

  /**
   * Toggles have no idempotency key, so a toggle without a clear response is not retried, and that pair is not used
   * again.
   * @returns the state in the response
   */
  private async toggle(
    kind: Toggle['kind'],
    targetId: string,
    path: string,
    body: object,
    field: string,
  ): Promise<boolean | undefined> {
    const { ledger } = this.community;
    const before = ledger.expectedState(kind, this.id, targetId);
    if (before === undefined) return undefined;
    ledger.toggling(kind, this.id, targetId);
    const { status, text } = await this.post('write', path, body);
    if (status !== 200) return undefined;
    const state = fieldOf(text, 'data', field) === true;
    ledger.toggledTo(kind, this.id, targetId, state);
    // If the request was executed twice, the state is unchanged.
    if (state === before) this.community.staleRead(`${kind} of ${targetId} was answered as ${state} twice`);
    return state;
  }

  private post(purpose: Purpose, path: string, body: object): Promise<Answer> {
    return this.community.client.ask({ purpose, path, body, token: this.token });
  }

  /** Read your own writes: the author must see an acknowledged write at once. A failed read is ignored. */
  private expect(what: string, { status }: Answer, isSeen: boolean): void {
    if (status === 404 || (status === 200 && !isSeen)) this.community.staleRead(what);
  }
}
