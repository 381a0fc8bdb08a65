const grouped = new Intl.NumberFormat('en-IN');

/** A count with Indian grouping: 1,240 · 1,28,340. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/**
 * Chooses between singular and plural. Both forms are written out in full, so that a translation into a language with more
 * plural forms finds every such text.
 */
export function inNumber<Text>(count: number, ofOne: Text, ofOthers: Text): Text {
  return count === 1 ? ofOne : ofOthers;
}

/** "1 follower", "86 likes", "1,240 followers": a grouped count with its noun. */
export function formatCounted(count: number, ofOne: string, ofOthers: string): string {
  return `${formatCount(count)} ${inNumber(count, ofOne, ofOthers)}`;
}

/** Formats a ten-digit phone number in two groups: 98390 41276. Anything else is returned unchanged. */
export function formatPhone(phone: string): string {
  return /^[0-9]{10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as prose writes it, "ten"; in digits from thirteen. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);
