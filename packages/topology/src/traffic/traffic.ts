import { setMaxListeners } from 'node:events';
import sharp from 'sharp';
import { Client, fieldOf, type Endpoint } from './client.ts';
import { Ledger } from './ledger.ts';
import { join, Member } from './member.ts';

const PAGES = 6;
/** Pixels. */
const PICTURE = { width: 1280, height: 960 };

/** Simulated members, active from the start until `stop`. */
export interface Traffic {
  readonly client: Client;
  readonly ledger: Ledger;
  /** Acknowledged writes that their author did not see in the next read. */
  readonly staleReads: readonly string[];
  /** Token of a member who takes no part, for the verification afterwards. */
  readonly observer: string;
  /** Tokens of the active members, by member id. */
  readonly tokens: ReadonlyMap<string, string>;
  /** Milliseconds since the start of the run. */
  clock(): number;
  /** Resolves after the last response. */
  stop(): Promise<void>;
}

/** Signs up `members` members and starts their traffic. */
export async function startTraffic(endpoint: Endpoint, members: number): Promise<Traffic> {
  const began = performance.now();
  const clock = () => performance.now() - began;
  const client = new Client(endpoint, clock);
  const ledger = new Ledger();
  const staleReads: string[] = [];
  const stopping = new AbortController();
  // Every member listens to it.
  setMaxListeners(0, stopping.signal);

  const observer = await join(client, ledger);
  const pages: string[] = [];
  for (let page = 0; page < PAGES; page += 1) pages.push(await createPage(client, observer.token, page));
  const community = {
    client,
    ledger,
    pages,
    picture: await drawPicture(),
    staleRead: (what: string) => staleReads.push(what),
    stopped: stopping.signal,
  };
  const accounts = [];
  for (let member = 0; member < members; member += 1) accounts.push(await join(client, ledger));
  const running = accounts.map(({ id, token }) => new Member(community, id, token).run());
  return {
    client,
    ledger,
    staleReads,
    observer: observer.token,
    tokens: new Map(accounts.map(({ id, token }) => [id, token])),
    clock,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function createPage(client: Client, token: string, number: number): Promise<string> {
  const form = new FormData();
  form.set('title', `Courtyard ${number + 1}`);
  form.set('description', 'What happens under the neem tree');
  const path = '/user/pages/create';
  const { status, text } = await client.ask({ purpose: 'write', path, body: form, token });
  if (status !== 201) throw new Error(`Creating a page failed: ${status} ${text}`);
  return String(fieldOf(text, 'data', 'id'));
}

/** Noise, so that the file is as large as a photo's. */
async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await sharp({
    create: {
      ...PICTURE,
      channels: 3,
      background: '#c96f3b',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  return new Uint8Array(drawn);
}
