const DAY_MS = 24 * 60 * 60 * 1000;
const IN_INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** A day in India as `YYYY-MM-DD`, some days after a moment. As texts, such days are in the order of the calendar. */
export const dayInIndia = (days: number, after: Date | number = Date.now()): string =>
  IN_INDIA.format(Number(after) + days * DAY_MS);
