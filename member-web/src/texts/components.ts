import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** The button of a text that is too long to show at once. */
export const folding = { more: 'Show more', less: 'Show less' };

/** The accessible name of lines of code, which scroll. */
export const codeTexts = { code: 'Code' } as const;

/** What parts of screens say without a network. */
export const offlinePartTexts = {
  notOpened: 'You are offline, and this was not loaded before. It opens when you are back online.',
  rest: 'The rest appears by itself when you are back online.',
} as const;

/** The field that searches a list. */
export const componentTexts = { search: 'Search', clearSearch: 'Clear the search' } as const;

/** The button of the menu about another member; the menu's own texts load with it (safety.ts). */
export const personMenuTexts = {
  optionsFor: (name: string) => `Options for ${isolate(name)}`,
};
