import { readFileSync } from 'node:fs';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SECRETS } from './secret-files.js';

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

/**
 * The environment, with secrets read from the files named by `<name>_FILE`; containers and supervisors pass secrets
 * that way, because an environment is easily exposed.
 * @throws Error naming every file that cannot be read, and every secret that is given twice
 */
export function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const faults: string[] = [];
  const read = (name: string, file: string): string => {
    if (source[name]) faults.push(`${name} and ${name}_FILE are both set: one of them must go`);
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE names a file that cannot be read`);
      return '';
    }
  };
  const found = SECRETS.flatMap((name) => {
    const file = source[`${name}_FILE`];
    return file ? [[name, read(name, file)] as const] : [];
  });
  if (faults.length > 0) {
    throw new Error(`The environment is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  return { ...source, ...Object.fromEntries(found) };
}
