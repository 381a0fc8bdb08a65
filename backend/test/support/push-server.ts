import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '@campus-commons/test-kit/certificate';
import type { PushMessage } from '../../src/modules/notifications/push/push-delivery.service.js';

/** Keys of web push for one installation. */
export function vapidKeys(): Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT', string> {
  const keys = createECDH('prime256v1');
  return {
    VAPID_PUBLIC_KEY: keys.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: keys.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:admin@campus.example',
  };
}

/** What a browser gets from its push service. */
export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push that arrived, decrypted with the keys of its device. */
export interface Arrived {
  readonly endpoint: string;
  readonly message: PushMessage;
  readonly headers: IncomingMessage['headers'];
  /** What the sender claims to be, after its signature was verified (RFC 8292). */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly text?: string;
}

/** A push service over HTTPS, with a certificate of its own: it decrypts what arrives, as the browser would. */
export class PushServer {
  readonly arrived: Arrived[] = [];
  /** What it answers; 201 by default. */
  answer: (endpoint: string) => Answer | Promise<Answer> = () => ({ status: 201 });
  private readonly devices = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>();

  private constructor(
    private readonly server: Server,
    /** The file of its certificate, for NODE_EXTRA_CA_CERTS. */
    readonly certificateFile: string,
  ) {}

  static async start(): Promise<PushServer> {
    const folder = await mkdtemp(path.join(process.env.TEST_DIRECTORY ?? tmpdir(), 'push-'));
    const { certificate, key } = makeCertificate(folder, ['localhost']);
    const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) });
    const push = new PushServer(server, certificate);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void push.receive(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return push;
  }

  get certificate(): string {
    return readFileSync(this.certificateFile, 'utf8');
  }

  /** Its host and port, for `PUSH_HOSTS`. */
  get host(): string {
    return `localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** A new browser. */
  subscribe(): Device {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16);
    const endpoint = `https://${this.host}/${randomBytes(24).toString('base64url')}`;
    this.devices.set(endpoint, { ecdh, auth });
    return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  /** What has arrived for a device. */
  at({ endpoint }: Device): Arrived[] {
    return this.arrived.filter((one) => one.endpoint === endpoint);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const endpoint = `https://${this.host}${request.url}`;
    const device = this.devices.get(endpoint);
    if (!device) return void response.writeHead(404).end();
    const text = decrypted(Buffer.concat(chunks), device.ecdh, device.auth);
    const { headers } = request;
    this.arrived.push({
      endpoint,
      message: JSON.parse(text) as PushMessage,
      headers,
      claims: verifiedClaims(headers.authorization ?? ''),
    });
    const { status, headers: more, text: answer } = await this.answer(endpoint);
    response.writeHead(status, more).end(answer);
  }
}

/**
 * Decrypts a message of one record (RFC 8291, section 3.4; RFC 8188, section 2).
 * @throws Error if it is not meant for these keys
 */
export function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // A 2 ends the last record's text; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** @throws Error if the signature is not by the key that the sender names */
function verifiedClaims(authorization: string): Arrived['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Arrived['claims'];
}
