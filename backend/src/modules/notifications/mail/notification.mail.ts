import type { Mail } from '../../../platform/mail/mailer.js';

/** Colours of the light scheme (web-kit/src/tokens.ts): mail programs know neither style sheets nor variables. */
const COLOUR = {
  paper: '#FAF6EE',
  surface: '#FFFEFC',
  line: '#E8E0D2',
  ink: '#1A2223',
  ink2: '#50595D',
  button: '#0B6B70',
  onButton: '#FFFFFF',
} as const;
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Noto Sans Devanagari,sans-serif';

/** Where the links of a mail lead. */
export interface MailLinks {
  /** Origin of the member site. */
  readonly site: string;
  /** Origin of the API. */
  readonly api: string;
  /** Ends the list (`MailListTokens.make`). */
  readonly token: string;
}

/** A mail of a list: what is new, in a line each, and a link to all of it. */
interface ListMail {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  /** After the lines; empty: nothing. */
  readonly more: string;
  readonly button: { readonly label: string; readonly path: string };
  /** Why the member gets it. */
  readonly reason: string;
}

/** The mail about unread notifications. @param lines one sentence each; @param total how many there are */
export function notificationsMail(
  to: string,
  lines: readonly string[],
  total: number,
  links: MailLinks,
): Mail {
  const more = total - lines.length;
  return listMail(
    {
      to,
      subject: total === 1 ? '1 new notification' : `${total} new notifications`,
      lines,
      more: more > 0 ? `And ${more} more.` : '',
      button: { label: 'See your notifications', path: '/dashboard/notifications' },
      reason: 'You asked for mails about notifications.',
    },
    links,
  );
}

/** The weekly summary. @param lines one sentence for each post, without its text */
export function summaryMail(to: string, lines: readonly string[], links: MailLinks): Mail {
  return listMail(
    {
      to,
      subject: 'This week on the pages you follow',
      lines,
      more: '',
      button: { label: 'See the posts', path: '/dashboard?feed=following' },
      reason: 'You asked for a weekly summary.',
    },
    links,
  );
}

/** With the headers that let a mail program end the list by itself (RFC 8058). */
function listMail(mail: ListMail, { site, api, token }: MailLinks): Mail {
  const stop = `${site}/auth/unsubscribe#token=${token}`;
  return {
    to: mail.to,
    subject: mail.subject,
    text: asText(mail, site, stop),
    html: asPage(mail, site, stop),
    headers: {
      'List-Unsubscribe': `<${api}/public/mail/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function asText({ lines, more, button, reason }: ListMail, site: string, stop: string): string {
  const what = [...lines.map((line) => `- ${line}`), ...(more === '' ? [] : [more])].join('\n');
  return (
    `${what}\n\n${button.label}:\n${site}${button.path}\n\n` +
    `${reason} You can change that in your account settings. To get no more of these:\n${stop}\n`
  );
}

function asPage({ subject, lines, more, button, reason }: ListMail, site: string, stop: string): string {
  const rows = lines.map(
    (line) =>
      `<tr><td style="padding:12px 0;border-bottom:1px solid ${COLOUR.line};overflow-wrap:anywhere">${escaped(line)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLOUR.paper};color:${COLOUR.ink};${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px;background:${COLOUR.surface};border:1px solid ${COLOUR.line};border-radius:12px">
<h1 style="margin:0 0 8px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="font-size:16px">${rows.join('\n')}</table>
${more === '' ? '' : `<p style="margin:12px 0 0;color:${COLOUR.ink2}">${escaped(more)}</p>\n`}<p style="margin:24px 0 0"><a href="${escaped(site + button.path)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOUR.button};color:${COLOUR.onButton};font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 24px;color:${COLOUR.ink2};font-size:14px">${escaped(reason)} You can change that in your account settings, or <a href="${escaped(stop)}" style="color:${COLOUR.ink2}">stop these e-mails</a>.</p>
</body></html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
