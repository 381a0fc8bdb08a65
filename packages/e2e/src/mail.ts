import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from './environment.ts';

/** The link to `pathname` in the newest mail to an address; undefined while there is none. */
export async function mailedLink(to: string, pathname: string): Promise<string | undefined> {
  const { mailDir, memberOrigin } = readEnvironment();
  const names = await readdir(mailDir).catch(() => []);
  for (const name of names.sort().reverse()) {
    const mail = await readFile(path.join(mailDir, name), 'utf8');
    if (!mail.includes(`To: ${to}`)) continue;
    // Quoted-printable breaks long lines with "=" and writes "=" itself as "=3D".
    const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    const start = text.indexOf(`${memberOrigin}${pathname}`);
    if (start >= 0) return text.slice(start).split(/\s/)[0];
  }
  return undefined;
}
