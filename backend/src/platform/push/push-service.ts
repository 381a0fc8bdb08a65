import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import webPush from 'web-push';
import { Env } from '../../config/env.js';
import { PushHosts } from '../../config/push-hosts.js';
import { KNOWN_PUSH_HOSTS } from '../../config/push-settings.js';

/** Time from the request to the end of its answer. */
const TIMEOUT_MS = 10_000;
/** Bytes of an answer that are read; its text is not used. */
const MAX_ANSWER_BYTES = 16_384;
/** Time that a push service keeps a push for a device that is off: a day later it is no news. */
const PUSH_TTL_SECONDS = 24 * 60 * 60;
/** Connections to one push service that stay open. */
const IDLE_CONNECTIONS = 8;

/** A browser's address at its push service, and the keys with which only that browser can read what is sent there. */
export interface PushTarget {
  readonly endpoint: string;
  /** Its public key on P-256, base64url. */
  readonly p256dh: string;
  /** Its secret, base64url. */
  readonly auth: string;
}

/** What a push service answered. */
export interface PushAnswer {
  readonly status: number;
  /** Seconds after which it wants to be asked again; null if it did not say. */
  readonly retryAfter: number | null;
}

/**
 * Sends encrypted messages (RFC 8291) to push services. An address comes from a browser, so it must not lead anywhere else:
 * only hosts on `PUSH_HOSTS` are called, none of them at a private address unless it is listed by its whole name, and
 * redirects are not followed.
 */
@Injectable()
export class PushService implements OnApplicationShutdown {
  private readonly hosts: PushHosts;
  private readonly known = new PushHosts(KNOWN_PUSH_HOSTS);
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS });

  constructor(private readonly env: Env) {
    this.hosts = new PushHosts(env.PUSH_HOSTS);
  }

  /** What browsers need to subscribe; null where web push is off. */
  get key(): string | null {
    return this.env.VAPID_PUBLIC_KEY === '' ? null : this.env.VAPID_PUBLIC_KEY;
  }

  /** Whether an address is one of a push service that may be called. */
  knows(endpoint: string): boolean {
    return this.hosts.read(endpoint) !== null;
  }

  /**
   * Sends one message.
   * @param text up to 3,900 bytes
   * @param topic one that still waits at the push service under the same topic is replaced; up to 32 letters and digits
   * @throws Error when there was no answer in time, or the address may not be called
   */
  async send({ endpoint, p256dh, auth }: PushTarget, text: string, topic: string): Promise<PushAnswer> {
    const url = this.hosts.read(endpoint);
    if (!url) throw new Error('The push service is not on PUSH_HOSTS');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: {
        subject: this.env.VAPID_SUBJECT,
        publicKey: this.env.VAPID_PUBLIC_KEY,
        privateKey: this.env.VAPID_PRIVATE_KEY,
      },
      TTL: PUSH_TTL_SECONDS,
      topic,
    });
    // A host may be in a private network only if the operator adds it by its whole name.
    const mayBePrivate = this.hosts.hasByName(url) && !this.known.read(endpoint);
    return this.post(url, headers, body, mayBePrivate);
  }

  /** After everything that sends has stopped. */
  onApplicationShutdown(): void {
    this.agent.destroy();
  }

  private post(
    url: URL,
    headers: webPush.RequestDetails['headers'],
    body: Buffer,
    mayBePrivate: boolean,
  ): Promise<PushAnswer> {
    return new Promise((answered, failed) => {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (!mayBePrivate && isIP(host) !== 0 && !isPublic(host)) throw isPrivate();
      const call = request(url, {
        method: 'POST',
        headers,
        agent: this.agent,
        lookup: mayBePrivate ? undefined : lookupPublic,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      call.on('error', failed);
      call.on('response', (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MAX_ANSWER_BYTES) answer.destroy(new Error('The push service answered too much'));
        });
        answer.on('error', failed);
        answer.on('end', () =>
          answered({ status: answer.statusCode ?? 0, retryAfter: secondsToWait(answer) }),
        );
      });
      call.end(body);
    });
  }
}

const isPrivate = () => new Error('The push service has a private address');

/** What of IPv6 is assigned to the public internet: everything else may contain an IPv4 address, such as `::7f00:1`. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet. One inside which another may be (6to4, Teredo, NAT64) does not. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `::ffff:8.8.8.8` becomes `8.8.8.8`.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}

/** Resolves a name, and fails if one of its addresses is private: the connection goes to the address that was checked. */
export function lookupPublic(
  hostname: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
): void {
  resolve(hostname, options, (error, found: string | LookupAddress[], family?: number) => {
    const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    if (!error && !addresses.every(isPublic)) done(isPrivate(), []);
    else done(error, found, family);
  });
}

/** `Retry-After` in seconds or as a time (RFC 9110, section 10.2.3). */
function secondsToWait({ headers }: IncomingMessage): number | null {
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
