/** The line below the last post that is new: days and their parts. */
export const sinceTexts = {
  all: (time: string) => `That is all since ${time}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  night: 'night',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  lastNight: 'last night',
  today: (part: string) => `this ${part}`,
  yesterday: (part: string) => `yesterday ${part}`,
};
