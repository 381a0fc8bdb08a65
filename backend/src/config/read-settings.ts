import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { withSecretFiles } from './read-secret-files.js';

/**
 * Reads the settings that a class declares from the environment; an empty value counts as absent, and secrets may be in
 * files.
 * @param together finds errors that involve several fields
 * @throws Error naming all errors at once, never a value (values may be secret)
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
