import type { Answers } from './answers/questions.ts';
import type { Finding } from './preflight/finding.ts';

/** Width of the column of subjects. */
const SUBJECT = 13;

/** A finding as a line. */
export const findingLine = ({ verdict, subject, text }: Finding) =>
  `  ${verdict.padEnd(4)}  ${subject.padEnd(SUBJECT)}${text}`;

/** What the setup is about to do; secrets are not in it. */
export function planLines(answers: Answers): string[] {
  const mail = answers.SMTP_URL === '' ? 'only written to files' : new URL(answers.SMTP_URL).host;
  return [
    `Member site    https://${answers.MEMBER_NAME}/`,
    `Console        https://${answers.CONSOLE_NAME}/`,
    `API            https://${answers.API_NAME}/`,
    `Mail           ${mail}, from ${answers.MAIL_FROM}`,
    `Certificate    ${answers.ACME_EMAIL === 'none' ? 'self-signed' : answers.ACME_DIRECTORY || "Let's Encrypt"}`,
  ];
}

/** What remains to be done by people, after everything runs. */
export function nextLines(answers: Answers, certificateFault: string | undefined): string[] {
  const { MEMBER_NAME, CONSOLE_NAME, API_NAME } = answers;
  return [
    ...(certificateFault === undefined
      ? []
      : [
          `The certificate is missing: ${certificateFault}`,
          `DNS: point A (and AAAA) records of ${MEMBER_NAME}, ${CONSOLE_NAME} and ${API_NAME} here; then ./setup again.`,
        ]),
    ...(answers.ACME_EMAIL === 'none'
      ? ['Browsers warn of the self-signed certificate; give ACME_EMAIL for a real one.']
      : []),
    ...(answers.SMTP_URL === ''
      ? ['Nobody receives mail yet: give SMTP_URL, and set SPF and DKIM of the sender.']
      : []),
    `Sign in to the console: https://${CONSOLE_NAME}/ as ${answers.ADMIN_USER_NAME}`,
    `Join as a member:       https://${MEMBER_NAME}/`,
    `Check at any time:      campus doctor https://${API_NAME}`,
    'Upgrade:                git pull && ./setup --yes',
  ];
}
