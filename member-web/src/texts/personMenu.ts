import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** The button of the menu about another member; the menu's own texts load with it (safety.ts). */
export const personMenuTexts = {
  optionsFor: (name: string) => `Options for ${isolate(name)}`,
};
