import type { ConsoleAccount } from './stack/accounts.ts';
import type { Stack } from './stack/stack.ts';

const unknown = '(the password that was set when this account was created)';
const signIn = ({ userName, password }: ConsoleAccount) => `${userName}  ${password ?? unknown}`;

/** Printed when everything runs: the addresses, and how to sign in. */
export function startBanner(stack: Stack): string {
  const { demo, administrator, apiLog } = stack;
  const log = apiLog === undefined ? '' : `  (log: ${apiLog})`;
  const rows = [
    ['Member site', stack.memberOrigin],
    ['Console', `${stack.adminOrigin}/admin`],
    ['API', `${stack.apiOrigin}${log}`],
    [],
    ...(demo ? [['Demo member', `${demo.member.email}  ${demo.member.password ?? unknown}`]] : []),
    ['Administrator', signIn(administrator)],
    ...(demo ? [['Moderator', signIn(demo.moderator)]] : []),
  ];
  const lines = rows.map(([title = '', text = '']) => `  ${title.padEnd(15)}${text}`.trimEnd());
  return ['', 'Campus Commons is ready. Ctrl-C stops it.', '', ...lines, ''].join('\n');
}
