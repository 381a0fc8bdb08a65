/** What is asked, by name; each is a line of an answer file. */
export type Name =
  | 'MEMBER_NAME'
  | 'CONSOLE_NAME'
  | 'API_NAME'
  | 'BRAND_NAME'
  | 'CONTACT_EMAIL'
  | 'CAREER_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'ADMIN_USER_NAME'
  | 'ADMIN_PASSWORD'
  | 'ACME_EMAIL'
  | 'ACME_DIRECTORY'
  | 'CA_ROOT'
  | 'CAMPUS_NETWORKS';

export type Answers = Readonly<Record<Name, string>>;

/** What is done about the certificate when no mail address is given. */
export const SELF_SIGNED = 'none';

/** The host names of the member site, the console and the API. */
export const hostNames = ({ MEMBER_NAME, CONSOLE_NAME, API_NAME }: Answers) => [
  MEMBER_NAME,
  CONSOLE_NAME,
  API_NAME,
];

export interface Question {
  readonly name: Name;
  /** As it is asked, without a question mark's punctuation. */
  readonly text: string;
  /** Not shown while it is typed, and not printed. */
  readonly isSecret?: boolean;
  /** Never asked: answered by an option or a file. */
  readonly isQuiet?: boolean;
  /** The answer when none is given; it depends on the answers before. */
  readonly fallback: (before: Partial<Answers>) => string;
  /** What is wrong with an answer; undefined when nothing is. */
  readonly fault: (answer: string, before: Partial<Answers>) => string | undefined;
}

const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const NETWORKS = /^[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*$/;
/** Characters that would end a line of a file of settings. */
const CONTROL = /[\u0000-\u001f\u007f]/; // eslint-disable-line no-control-regex -- exactly these are refused

const none = () => '';
const mail = (answer: string) => (MAIL.test(answer) ? undefined : 'is no mail address');
const url = (answer: string, protocols: string[]) =>
  URL.canParse(answer) && protocols.includes(new URL(answer).protocol)
    ? undefined
    : `must begin with ${protocols.map((each) => `${each}//`).join(' or ')}`;

/** A host name that none of the other two has. */
const hostName = (answer: string, others: (string | undefined)[]) => {
  if (!HOST_NAME.test(answer)) return 'is no host name such as campus.example, in small letters';
  return others.includes(answer) ? 'is used for another of the three sites; they must differ' : undefined;
};

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'MEMBER_NAME',
    text: 'Host name of the member site',
    fallback: none,
    fault: (answer) => hostName(answer, []),
  },
  {
    name: 'CONSOLE_NAME',
    text: 'Host name of the console for administrators',
    fallback: ({ MEMBER_NAME }) => `console.${MEMBER_NAME}`,
    fault: (answer, { MEMBER_NAME }) => hostName(answer, [MEMBER_NAME]),
  },
  {
    name: 'API_NAME',
    text: 'Host name of the API',
    fallback: ({ MEMBER_NAME }) => `api.${MEMBER_NAME}`,
    fault: (answer, { MEMBER_NAME, CONSOLE_NAME }) => hostName(answer, [MEMBER_NAME, CONSOLE_NAME]),
  },
  {
    name: 'BRAND_NAME',
    text: 'Name of the site, for titles and mails',
    fallback: () => 'Campus Commons',
    fault: (answer) =>
      /^[^"<>]{1,60}$/.test(answer) ? undefined : 'has 1 to 60 characters, without ", < and >',
  },
  {
    name: 'CONTACT_EMAIL',
    text: 'Mail address that people write to; it appears on the legal pages',
    fallback: ({ MEMBER_NAME }) => `hello@${MEMBER_NAME}`,
    fault: mail,
  },
  {
    name: 'CAREER_URL',
    text: 'Address of the career page that the navigation links to',
    fallback: ({ MEMBER_NAME }) => `https://career.${MEMBER_NAME}/`,
    fault: (answer) => url(answer, ['https:', 'http:']),
  },
  {
    name: 'SMTP_URL',
    text: 'Mail server, smtp://user:password@mail.example:587 (empty: mail is only written to files)',
    isSecret: true,
    fallback: none,
    fault: (answer) => (answer === '' ? undefined : url(answer, ['smtp:', 'smtps:'])),
  },
  {
    name: 'MAIL_FROM',
    text: 'Sender of all mail',
    fallback: ({ BRAND_NAME, MEMBER_NAME }) => `${BRAND_NAME} <no-reply@${MEMBER_NAME}>`,
    fault: (answer) =>
      mail(/^[^<>"]*<([^<>]+)>$/.exec(answer)?.[1] ?? answer) &&
      'must be like Campus <no-reply@campus.example>',
  },
  {
    name: 'ADMIN_USER_NAME',
    text: "First administrator's name",
    fallback: () => 'admin',
    fault: (answer) => (/^\S(.{0,98}\S)?$/.test(answer) ? undefined : 'must have 1 to 100 characters'),
  },
  {
    name: 'ADMIN_PASSWORD',
    text: "First administrator's password (empty: one is made and shown once)",
    isSecret: true,
    fallback: none,
    // The API also refuses common ones, when the account is made.
    fault: (answer) => (/^(|.{8,128})$/.test(answer) ? undefined : 'must have 8 to 128 characters'),
  },
  {
    name: 'ACME_EMAIL',
    text: `Mail address for the certificate authority, whose terms you accept with it ("${SELF_SIGNED}": a self-signed certificate, for a trial)`,
    fallback: ({ CONTACT_EMAIL = '' }) => CONTACT_EMAIL,
    fault: (answer) => (answer === SELF_SIGNED ? undefined : mail(answer)),
  },
  {
    name: 'ACME_DIRECTORY',
    text: 'Directory of the certificate authority',
    isQuiet: true,
    fallback: none,
    fault: (answer) => (answer === '' ? undefined : url(answer, ['https:'])),
  },
  {
    name: 'CA_ROOT',
    text: 'File with further root certificates to trust',
    isQuiet: true,
    fallback: none,
    fault: (answer) => (answer === '' || answer.startsWith('/') ? undefined : 'must be an absolute path'),
  },
  {
    name: 'CAMPUS_NETWORKS',
    text: "Addresses through which the college's networks reach the internet, separated by commas (empty: none)",
    fallback: none,
    fault: (answer) =>
      answer === '' || NETWORKS.test(answer) ? undefined : 'is like 203.0.113.7,2001:db8::/48',
  },
];

/** What is wrong with an answer to any question; undefined when nothing is. */
export function faultOf(question: Question, answer: string, before: Partial<Answers>): string | undefined {
  return CONTROL.test(answer) ? 'contains a control character' : question.fault(answer, before);
}
