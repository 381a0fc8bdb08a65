/** The value at a path in JSON text; undefined when the text is not JSON or the path does not exist. */
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

/** The list at a path in JSON text; empty when there is none. */
export function listOf(json: string, ...path: readonly string[]): unknown[] {
  const value = fieldOf(json, ...path);
  return Array.isArray(value) ? value : [];
}
