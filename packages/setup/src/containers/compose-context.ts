import type { SetupContext } from '../setup-context.ts';
import type { CommandOptions } from '../machine/command.ts';

/** The account of the images. */
export const IMAGE_ACCOUNT = '10001:10001';

/** The folder of compose.yaml, in the source that setup is run from. */
export const dockerFolder = ({ release }: Pick<SetupContext, 'release'>) => `${release.source}/docker`;

/** Runs docker compose in that folder. @returns its output */
export function compose(
  context: SetupContext,
  args: readonly string[],
  options: CommandOptions = {},
): string {
  const { machine } = context;
  return machine.run(['docker', 'compose', ...args], { cwd: machine.at(dockerFolder(context)), ...options });
}
