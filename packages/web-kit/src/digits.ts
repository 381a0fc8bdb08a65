const grouped = new Intl.NumberFormat('en-IN');

/** A count with Indian grouping: 1,240 · 1,28,340. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/**
 * What is said of one, or of any other count, none included: the one place that knows how English counts. Both are written
 * out, so that no word is put together from letters, and a language with more forms finds every text that has them.
 */
export function inNumber<Text>(count: number, ofOne: Text, ofOthers: Text): Text {
  return count === 1 ? ofOne : ofOthers;
}

/** "1 follower", "86 likes", "1,240 followers": a grouped count with its noun. */
export function formatCounted(count: number, ofOne: string, ofOthers: string): string {
  return `${formatCount(count)} ${inNumber(count, ofOne, ofOthers)}`;
}

/** Ten digits in two halves, as they are read aloud: 98390 41276. Anything else stays as it is. */
export function formatPhone(phone: string): string {
  return /^[0-9]{10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}
