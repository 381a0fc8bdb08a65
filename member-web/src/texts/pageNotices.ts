/** What a notice about running a page says while it is so, and when it is so no more. Others have none. */
export const pageNoticeTexts: Readonly<Record<string, readonly [string, string] | undefined>> = {
  pageRole: ['You now help to run ', 'You no longer help to run '],
  transfer: ['You are asked to take over ', 'You were asked to take over '],
  handover: ['You handed over ', 'Your offer was declined: you still own '],
};
