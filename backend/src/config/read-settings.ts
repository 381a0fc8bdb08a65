import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { withSecretFiles } from './secret-files.js';

/**
 * Reads the settings a class declares out of the environment; an empty value counts as absent, and
 * secrets may stand in files.
 * @param together faults that no single field can show
 * @throws Error naming every fault at once, never a value (values may be secret)
 */
export function readSettings<Settings extends object>(
  kind: new () => Settings,
  source: NodeJS.ProcessEnv,
  together: (settings: Settings) => string[] = () => [],
): Settings {
  const present = Object.fromEntries(
    Object.entries(withSecretFiles(source)).filter(([, value]) => value !== ''),
  );
  const settings = plainToInstance(kind, present, { exposeDefaultValues: true });
  const faults = validateSync(settings, { validationError: { target: false, value: false } }).flatMap(
    (error) => Object.values(error.constraints ?? {}).slice(0, 1),
  );
  faults.push(...together(settings));
  if (faults.length > 0) {
    throw new Error(`The environment is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  return settings;
}
