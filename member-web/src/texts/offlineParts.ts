/** What parts of screens say without a network. */
export const offlinePartTexts = {
  notOpened: 'You are offline, and this was not loaded before. It opens when you are back online.',
  rest: 'The rest appears by itself when you are back online.',
} as const;
