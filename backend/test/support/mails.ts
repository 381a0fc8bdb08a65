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
