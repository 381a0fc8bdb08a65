/** The entry of a menu, and what stands in place of a reported post; the texts of the dialog load with it (reports.ts). */
export const reportedTexts = { report: 'Report', reported: 'Reported.', showAgain: 'Show again' };
