/** What stands at a path of JSON text; undefined where the text is no JSON or the path leads nowhere. */
export function fieldOf(json: string, ...path: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/** The same, where a list is expected; empty where there is none. */
export function listOf(json: string, ...path: readonly string[]): unknown[] {
  const value = fieldOf(json, ...path);
  return Array.isArray(value) ? value : [];
}
