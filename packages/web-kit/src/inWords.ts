const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as prose writes it, "ten"; in digits from thirteen. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);
