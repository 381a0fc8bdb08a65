const grouped = new Intl.NumberFormat('en-IN');

/** A count with Indian grouping: 1,240 · 1,28,340. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** "1 follower", "86 likes", "1,240 followers": a grouped count with its noun. */
export function formatCounted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Ten digits in two halves, as they are read aloud: 98390 41276. Anything else stays as it is. */
export function formatPhone(phone: string): string {
  return /^[0-9]{10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}
