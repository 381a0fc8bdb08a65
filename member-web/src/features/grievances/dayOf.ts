const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day of a moment in India, where grievances are answered. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment));
