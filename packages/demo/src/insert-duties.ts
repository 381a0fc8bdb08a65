import { randomBytes } from 'node:crypto';
import { toTypedCode, typedCodeDigest } from '../../../backend/src/common/typed-code.ts';
import type { Ago } from './content.ts';
import type { DemoRepository, Row } from './demo.repository.ts';
import { DAY_MINUTES } from './review.ts';

/** The members of 16 or 17: one waits for an answer, one has it. Everybody else has said that they are older. */
const MINORS: readonly { readonly key: string; readonly consent: (at: At) => Row }[] = [
  {
    key: 'aarav',
    consent: (at) => ({
      state: 'asked',
      // Of an address that nobody has.
      address_hmac: `\\x${randomBytes(32).toString('hex')}`,
      asked_at: at(2 * DAY_MINUTES),
      expires_at: at(-12 * DAY_MINUTES),
    }),
  },
  {
    key: 'lalrinpuii',
    consent: (at) => ({
      state: 'agreed',
      method: 'declared',
      relation: 'parent',
      address_hmac: `\\x${randomBytes(32).toString('hex')}`,
      asked_at: at(20 * DAY_MINUTES),
      answered_at: at(19 * DAY_MINUTES),
    }),
  },
];

/** The time so many minutes before the filling. */
type At = (ago: Ago) => Date;

/** What a demo member has said of their age. */
export const ageOf = (key: string): 'adult' | 'minor' =>
  MINORS.some((minor) => minor.key === key) ? 'minor' : 'adult';

/** Grievances that wait, one of them late, and one that is answered. Nobody has their keys. */
const GRIEVANCES = [
  {
    name: 'Sunita Tripathi',
    email: 'sunita.tripathi@example.in',
    text: 'A page shows a photo of my daughter from the science fair. She asked for it to be taken down twice, and nobody answered.',
    sent: 9 * DAY_MINUTES,
  },
  {
    name: 'रमेश वर्मा',
    email: 'ramesh.verma@example.in',
    text: 'मेरे बेटे का खाता निलंबित है और कारण समझ में नहीं आया। कृपया बताएँ कि किस नियम के कारण।',
    sent: DAY_MINUTES,
  },
  {
    name: 'Hostel 4 Mess Committee',
    email: 'mess.committee@example.org',
    text: 'Somebody posts in our name that the mess is closed on Sundays. It is not.',
    sent: 12 * DAY_MINUTES,
    answered: 10 * DAY_MINUTES,
    answer:
      'Thank you. The profile pretended to be your committee and is suspended. The two posts are removed, and their author was told why.',
  },
] as const;
const DAYS_TO_ANSWER = 7;

/** Inserts the grievances, and the consents of the minors' guardians. */
export async function insertDuties(
  memberIds: (key: string) => string,
  at: At,
  repository: DemoRepository,
): Promise<void> {
  await repository.insert(
    'grievance',
    GRIEVANCES.map(({ name, email, text, sent, ...rest }) => ({
      reference: toTypedCode(randomBytes(5)).replace('-', ''),
      key_hash: `\\x${typedCodeDigest(toTypedCode(randomBytes(15))).toString('hex')}`,
      name,
      email,
      text,
      sent_at: at(sent),
      due_at: at(sent - DAYS_TO_ANSWER * DAY_MINUTES),
      state: 'answer' in rest ? 'answered' : 'open',
      answer: 'answer' in rest ? rest.answer : null,
      answered_at: 'answer' in rest ? at(rest.answered) : null,
    })),
  );
  for (const { key, consent } of MINORS)
    await repository.insert('guardian_consent', [{ member_id: memberIds(key), ...consent(at) }]);
}
