/** A day in India as `YYYY-MM-DD`, some days from now. As texts, such days are in the order of the calendar. */
export const dayInIndia = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  );
