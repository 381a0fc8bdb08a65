import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client } from './client.ts';
import { fieldOf, listOf } from './fields.ts';
import type { Creation, Ledger, Toggle } from './ledger.ts';
import type { Purpose } from './record.ts';

/** Between two things that a member does, in milliseconds. */
const THINKING = { least: 100, most: 600 };
/** Before a write without an answer is sent again with the same key. */
const BEFORE_RETRY_MS = 250;
/** How many posts of the feed a member looks at. */
const FEED_LENGTH = 20;

/** What all members of a run share. */
export interface Community {
  readonly client: Client;
  readonly ledger: Ledger;
  /** Pages that can be followed; their creator takes no part. */
  readonly pages: readonly string[];
  /** A picture as a camera makes them. */
  readonly picture: Uint8Array<ArrayBuffer>;
  /** Is told when somebody did not find what they had just written. */
  staleRead(what: string): void;
  /** Ends the traffic. */
  readonly stopped: AbortSignal;
}

interface Seen {
  readonly id: string;
  /** Path of its first picture. */
  readonly picture: string | undefined;
}

/** Joins and signs in; throws when that fails. */
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
  if (joined.status !== 201) throw new Error(`Nobody can join: ${joined.status} ${joined.text}`);
  ledger.created(account.email);
  const signedIn = await client.ask({
    purpose: 'write',
    path: '/user/auth/login',
    body: { emailOrPhone: account.email, password: account.password },
  });
  const token = fieldOf(signedIn.text, 'token');
  if (typeof token !== 'string') throw new Error(`Nobody can sign in: ${signedIn.text}`);
  const feed = await client.ask({ purpose: 'read', path: '/user/feeds/getAllFeeds', body: {}, token });
  return { id: String(fieldOf(feed.text, 'data', 'userId')), token };
}

/** Somebody who reads, writes, likes, comments and follows, one thing after the other, until the traffic ends. */
export class Member {
  private seen: readonly Seen[] = [];

  constructor(
    private readonly community: Community,
    private readonly id: string,
    private readonly token: string,
  ) {}

  async live(): Promise<void> {
    const { stopped } = this.community;
    while (!stopped.aborted) {
      await this.act();
      await sleep(randomInt(THINKING.least, THINKING.most), undefined, { signal: stopped }).catch(
        () => undefined,
      );
    }
  }

  /** In a hundred: forty reads, six uploads, the rest small writes. */
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

  /** @returns the new thing's id; undefined when the traffic ended before anybody acknowledged it */
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
      // Refused for good, or nobody waits any more.
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
   * Toggles carry no key, so one without a clear answer is never repeated, and that pair is left alone from then on.
   * @returns the state that was answered
   */
  private async toggle(
    kind: Toggle['kind'],
    targetId: string,
    path: string,
    body: object,
    field: string,
  ): Promise<boolean | undefined> {
    const { ledger } = this.community;
    const before = ledger.believes(kind, this.id, targetId);
    if (before === undefined) return undefined;
    ledger.toggling(kind, this.id, targetId);
    const { status, text } = await this.post('write', path, body);
    if (status !== 200) return undefined;
    const state = fieldOf(text, 'data', field) === true;
    ledger.toggledTo(kind, this.id, targetId, state);
    // Obeyed twice, it would be where it was before.
    if (state === before) this.community.staleRead(`${kind} of ${targetId} was answered as ${state} twice`);
    return state;
  }

  private post(purpose: Purpose, path: string, body: object): Promise<Answer> {
    return this.community.client.ask({ purpose, path, body, token: this.token });
  }

  /** What has just been acknowledged must be seen by who wrote it; a read that failed says nothing. */
  private expect(what: string, { status }: Answer, isSeen: boolean): void {
    if (status === 404 || (status === 200 && !isSeen)) this.community.staleRead(what);
  }
}
