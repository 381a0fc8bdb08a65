import type { Stack } from './stack/stack.ts';

/** Printed when everything runs: the addresses, and how to sign in. */
export function startBanner(stack: Stack): string {
  const { demoMember, administrator, apiLog } = stack;
  const unknown = '(the password that was set when this account was created)';
  const log = apiLog === undefined ? '' : `  (log: ${apiLog})`;
  const rows = [
    ['Member site', stack.memberOrigin],
    ['Console', `${stack.adminOrigin}/admin`],
    ['API', `${stack.apiOrigin}${log}`],
    [],
    ...(demoMember ? [['Demo member', `${demoMember.email}  ${demoMember.password ?? unknown}`]] : []),
    ['Administrator', `${administrator.userName}  ${administrator.password ?? unknown}`],
  ];
  const lines = rows.map(([title = '', text = '']) => `  ${title.padEnd(15)}${text}`.trimEnd());
  return ['', 'Campus Commons is ready. Ctrl-C stops it.', '', ...lines, ''].join('\n');
}
