import { readFileSync } from 'node:fs';

/** A file of the folder `docker/`, from where the repository, or the image, keeps it. */
const docker = (path: string) => new URL(`../../../docker/${path}`, import.meta.url);

/**
 * A template of `docker/` with its `${NAME}`s filled in. nginx's own variables (`$name`) stay.
 * @throws Error when a value is missing or one is not asked for: either way template and code disagree
 */
export function fillTemplate(path: string, values: Record<string, string>): string {
  const unused = new Set(Object.keys(values));
  const filled = readFileSync(docker(path), 'utf8').replaceAll(
    /\$\{([A-Z0-9_]+)\}/g,
    (_whole, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`docker/${path} asks for ${name}, which nobody fills in.`);
      unused.delete(name);
      return value;
    },
  );
  if (unused.size > 0) throw new Error(`docker/${path} does not ask for ${[...unused].join(', ')}.`);
  return filled;
}
