import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';

/** What the stream is asked about: see the contract. */
export interface OpenLiveBody {
  feed: 'everyone' | 'following';
  /** Id of the newest post that is shown. */
  after?: string;
  /** Ids of the posts whose counters are shown, up to 20. */
  posts: readonly string[];
}

/**
 * Asks for a stream of live updates, which is no answer that the store could keep. A refusal says nothing here: the member
 * learns of the end of a session, or of maintenance, by the next call.
 */
export function openLive(token: string, body: OpenLiveBody, signal: AbortSignal): Promise<Response> {
  return fetch(`${runtimeConfig().apiOrigin}/user/live/open`, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal,
  });
}
