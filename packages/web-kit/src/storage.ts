/**
 * Local storage that never throws. Private windows may forbid it and a full disk may refuse a write;
 * then values live as long as the tab, and the caller hears about it.
 */
const memory = new Map<string, string>();

/** The stored text, or `null` when there is none. */
export function readStored(key: string): string | null {
  // A text in memory is newer than the stored one: it is there because storing it failed.
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text. Answers `false` when it will be gone with the tab. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

/** Forgets a text, wherever it was kept. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}

/** The keys of all stored texts that begin with `prefix`, wherever they are kept; in no particular order. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Forbidden storage holds nothing to find.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}
