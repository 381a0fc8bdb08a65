/** Where a text is: for all tabs, or for this one until it is closed. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * The browser's storage that never throws. Private windows may forbid it, and a full storage may refuse a write; then values are
 * kept in memory as long as the page, and `writeStored` returns false. A key belongs to one area.
 */
const memory = new Map<string, string>();

/** The stored text, or `null` when there is none. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  // A text in memory is newer than the stored one, because storing it failed.
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns `false` when it is kept only in memory. */
export function writeStored(key: string, value: string, area: Area = 'localStorage'): boolean {
  try {
    window[area].setItem(key, value);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

/** Removes a text from storage and memory. */
export function removeStored(key: string, area: Area = 'localStorage'): void {
  memory.delete(key);
  try {
    window[area].removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}

/** The keys of all texts for all tabs that start with `prefix`, in storage and memory; in no particular order. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) keys.add(key);
  } catch {
    // Storage is forbidden, so there is nothing to list.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}
