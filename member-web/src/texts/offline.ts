/** What every screen says without a network. */
export const offlineTexts = {
  title: 'You are offline',
  lead: 'This is what was here last.',
  notLoaded: 'Not loaded yet',
  notLoadedText: 'It appears by itself when you are back online.',
} as const;
