/** Settings by name, in order. */
export type Settings = Readonly<Record<string, string>>;

const LINE = /^\s*([A-Z][A-Z0-9_]*)=(.*)$/;
/** What needs no quotes in a shell. */
const PLAIN = /^[A-Za-z0-9_./:@%+=,~-]*$/;

/**
 * Reads a file of settings as a shell and systemd do: `NAME=value`, in double or single quotes where it has spaces, and
 * comments.
 * @throws Error that names the line that is none of these
 */
export function readSettings(text: string): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name = '', value = ''] = LINE.exec(line) ?? [];
    const unquoted = unquote(value.trim());
    if (name === '' || unquoted === undefined) {
      // The line is not shown: it may contain a secret.
      throw new Error(`line ${index + 1} is not of the form NAME=value or NAME="a value"`);
    }
    settings[name] = unquoted;
  }
  return settings;
}

function unquote(value: string): string | undefined {
  const [, double] = /^"((?:[^"\\]|\\.)*)"$/.exec(value) ?? [];
  if (double !== undefined) return double.replaceAll(/\\(["\\$`])/g, '$1');
  const [, single] = /^'([^']*)'$/.exec(value) ?? [];
  if (single !== undefined) return single;
  return /["'\s]/.test(value) ? undefined : value;
}

/** A value as a shell and systemd read it. */
export function quote(value: string): string {
  return PLAIN.test(value) ? value : `"${value.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`;
}

/**
 * A file of settings with these values. Its other lines stay as they are: comments, and settings that an operator added.
 * @param text the file's content so far; '' for a new one
 */
export function withSettings(text: string, settings: Settings): string {
  const missing = new Map(Object.entries(settings));
  const lines = text.split('\n').filter((line, index, all) => line !== '' || index < all.length - 1);
  const replaced = lines.map((line) => {
    const [, name = ''] = LINE.exec(line) ?? [];
    const value = settings[name];
    if (value === undefined) return line;
    missing.delete(name);
    return `${name}=${quote(value)}`;
  });
  const added = [...missing].map(([name, value]) => `${name}=${quote(value)}`);
  return `${[...replaced, ...added].join('\n')}\n`;
}
