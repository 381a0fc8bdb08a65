import type { Mail } from '../../../platform/mail/mailer.js';

/** Letters of one word; no mark that a mail program could make a link of. */
const WORD = /^[\p{L}\p{M}'’-]{1,40}$/u;

/** The first name, for somebody who knows the member; "Somebody" where it is no plain word, which a stranger could read as a link. */
export function firstName(name: string): string {
  const [word = ''] = name.trim().split(/\s+/);
  return WORD.test(word) ? word : 'Somebody';
}

/**
 * Asks a parent or guardian. Subject and headers say nothing of the age: who carries mail may read them.
 * @param site origin of the member site
 * @param days until the link can answer no more
 */
export function guardianMail(
  to: string,
  {
    site,
    brand,
    name,
    token,
    days,
  }: { site: string; brand: string; name: string; token: string; days: number },
): Mail {
  return {
    to,
    subject: `Your answer is needed on ${brand}`,
    text:
      `${firstName(name)}, 16 or 17, named you as parent or guardian, to use ${brand}. Do you agree?\n\n` +
      `${site}/guardian?token=${token}\n\n` +
      `The page shows who asks and what ${brand} is, and has a button for each answer. You can answer within ${days} days. ` +
      'Keep this mail: if you agree, the same link takes that back at any time.\n\n' +
      'If you know nobody of this name, ignore this mail or say that you do not agree. We do not keep your address.\n',
  };
}
