import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from './app.js';
import { until } from './until.js';

/** The mails that the API has written to files for an address in any case, oldest first, as plain text. */
export async function mailsTo(app: TestApp, address: string): Promise<string[]> {
  const directory = path.join(app.dataDir, 'mail');
  const names = await readdir(directory).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(path.join(directory, name), 'utf8')));
  // Quoted-printable breaks long lines with "=" and writes "=" itself as "=3D".
  return mails
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.toLowerCase().includes(`to: ${address.toLowerCase()}\r\n`));
}

/** Waits until no mail is left to send. */
export async function untilMailsAreSent(app: TestApp): Promise<void> {
  await until(async () => (await app.rows('SELECT FROM mail_outbox')).length === 0);
}

/** The token of the newest link to `pathname` in the mails to an address; empty if there is none. */
export async function mailedToken(app: TestApp, address: string, pathname: string): Promise<string> {
  await untilMailsAreSent(app);
  const links = (await mailsTo(app, address)).flatMap((mail) => {
    const [, token] = new RegExp(`https?://\\S+${pathname}\\?token=(\\S+)`).exec(mail) ?? [];
    return token === undefined ? [] : [token];
  });
  return links.at(-1) ?? '';
}

/** A mail as it came over SMTP, taken apart: its headers, and its parts by content type, decoded. */
export interface ReadMail {
  readonly headers: string;
  readonly text: string;
  readonly html: string;
}

/** Reads a message of nodemailer with a text and a page (`multipart/alternative`), each in quoted-printable, base64 or plain. */
export function readMail(source: string): ReadMail {
  const [head = ''] = source.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = source.split(`--${boundary}`).slice(1, -1);
  const part = (type: string) => decoded(parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '');
  return { headers: head.replaceAll(/\r\n[ \t]+/g, ' '), text: part('text/plain'), html: part('text/html') };
}

function decoded(part: string): string {
  const at = part.indexOf('\r\n\r\n');
  const body = part.slice(at + 4).trim();
  if (/Content-Transfer-Encoding: base64/i.test(part.slice(0, at)))
    return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString());
  return bytes.replaceAll('\r\n', '\n');
}
