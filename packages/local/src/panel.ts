import path from 'node:path';
import type { Stack } from './stack/stack.ts';

/** What a person needs who has just started everything: where to look, and how to sign in. */
export function panel(stack: Stack): string {
  const { demoMember, administrator, apiLog } = stack;
  const unknown = '(password known to whoever made this account)';
  const log = apiLog === undefined ? '' : `  (log: ${path.relative(process.cwd(), apiLog)})`;
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
