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
