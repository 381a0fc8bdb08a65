import { readFileSync } from 'node:fs';

/** The URL of a file in `docker/`; the relative path is the same in the repository and in the images. */
const docker = (path: string) => new URL(`../../../docker/${path}`, import.meta.url);

/**
 * Fills in the `${NAME}` placeholders of a template in `docker/`. nginx's own variables (`$name`) are left unchanged.
 * @throws Error when a value is missing or unused, because template and code then do not match
 */
export function fillTemplate(path: string, values: Record<string, string>): string {
  const unused = new Set(Object.keys(values));
  const filled = readFileSync(docker(path), 'utf8').replaceAll(
    /\$\{([A-Z0-9_]+)\}/g,
    (_whole, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`docker/${path} contains ${name}, but no value is given.`);
      unused.delete(name);
      return value;
    },
  );
  if (unused.size > 0) throw new Error(`docker/${path} does not contain ${[...unused].join(', ')}.`);
  return filled;
}
