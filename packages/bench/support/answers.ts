/** What differs between two runs by itself: times, random names of files, sessions and tokens, and what is derived from them. */
const VARIES = [
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/,
  // The code of an invitation.
  /^[\w-]{22}$/,
];
const RANDOM_NAME = /[\da-f]{40}/g;
/** What is also written after the answers, and so in another order. */
const ORDER_VARIES = /\.(audit|notifications)\[\d+\]\.id$/;
/** A message that names what a field may be: the list grows with what the field may be. */
const CHOICES = /^(.*must be (?:one|a list) of )(.*)$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where an answer first differs from the earlier one, with both values; undefined when it does not. Fields that only the
 * later answer has are no difference.
 */
export function firstDifference(before: unknown, now: unknown, at = ''): string | undefined {
  if (isObject(before) && isObject(now)) {
    for (const [name, value] of Object.entries(before)) {
      const difference = firstDifference(value, now[name], `${at}.${name}`);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  if (Array.isArray(before) && Array.isArray(now) && before.length === now.length) {
    for (const [index, value] of before.entries()) {
      const difference = firstDifference(value, now[index], `${at}[${index}]`);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  if (ORDER_VARIES.test(at) || isSame(before, now)) return undefined;
  return `${at}: ${JSON.stringify(before)?.slice(0, 200)} became ${JSON.stringify(now)?.slice(0, 200)}`;
}

/** Names of the fields that only the later answer has, without the indexes of lists: `data.Feeds[].poll`. */
export function addedFields(before: unknown, now: unknown, at = ''): string[] {
  if (isObject(before) && isObject(now)) {
    return Object.entries(now).flatMap(([name, value]) => {
      const field = at === '' ? name : `${at}.${name}`;
      return name in before ? addedFields(before[name], value, field) : [field];
    });
  }
  if (!Array.isArray(before) || !Array.isArray(now)) return [];
  return now.flatMap((value, index) => addedFields(before[index], value, `${at}[]`));
}

function isSame(before: unknown, now: unknown): boolean {
  if (typeof before !== 'string' || typeof now !== 'string') return before === now;
  const [, start, choices] = CHOICES.exec(before) ?? [];
  if (start === undefined || choices === undefined) return masked(before) === masked(now);
  const present = new Set(now.replace(start, '').split(', '));
  return now.startsWith(start) && choices.split(', ').every((choice) => present.has(choice));
}

function masked(value: string): string {
  return VARIES.some((pattern) => pattern.test(value))
    ? 'varies'
    : JSON.stringify(value.replace(RANDOM_NAME, 'random'));
}
