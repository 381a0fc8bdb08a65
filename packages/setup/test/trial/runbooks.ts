import { documentedBlocks, documentedCommands, inlineCode } from './documented.ts';
import { ON_THE_MACHINE } from './programs.ts';
import { expectThat, NAMES, type Stage } from './stage.ts';

/** What the pages write for a name, number or folder of the reader's. */
const PLACES: Readonly<Record<string, string>> = { MOUNTPOINT: '/', NAME: NAMES.member, PID: '$$' };
/** Programs that only look, so that every command with them can be run. */
const LOOKING = ['certbot', 'curl', 'df', 'du', 'free', 'getent', 'ls', 'ps', 'redis-cli', 'ss', 'su'];

/** Everything that the documented commands of this machine call is there. */
export function findPrograms({ system }: Stage): string {
  const { output } = system.run(
    `for name in ${ON_THE_MACHINE.join(' ')}; do command -v $name > /dev/null || echo $name; done`,
  );
  expectThat(output === '', `Missing: ${output.trim().replaceAll('\n', ', ')}`);
  return `all ${ON_THE_MACHINE.length} are there`;
}

/** The checks of the runbooks: blocks, and commands in the text. @param isMonitored whether the proxy's status is there */
export function followRunbooks({ system, authority }: Stage, isMonitored: boolean): string {
  const blocks = documentedBlocks().filter(({ page }) => page.startsWith('docs/runbooks/'));
  const commands = [
    ...blocks.flatMap(({ page, heading }) => documentedCommands(page, heading)),
    ...inlineCode()
      .filter(({ page }) => page.startsWith('docs/runbooks/'))
      .map(({ command }) => command)
      .filter((command) => command.includes(' ') && LOOKING.includes(command.split(' ')[0] ?? ''))
      .filter((command) => isMonitored || !command.includes(':8083/')),
    'campus doctor',
  ];
  for (const command of commands) {
    const ready = command
      .replaceAll(/\b[A-Z]{3,}\b/g, (place) => PLACES[place] ?? place)
      // As at a terminal, without which certbot waits for up to eight minutes; and with the authority of the trial for its rehearsal.
      .replace('certbot renew', `certbot renew --no-random-sleep-on-renew --server ${authority.directory}`);
    const { status, output } = system.run(ready);
    const isRun = status === 0 && !/^sh: .*not found|^grep: .*No such file/m.test(output);
    expectThat(isRun, `${ready}\n${output}`);
  }
  return `${commands.length} commands`;
}
