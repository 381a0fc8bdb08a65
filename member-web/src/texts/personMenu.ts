/** The button of the menu about another member; the menu's own texts load with it (safety.ts). */
export const personMenuTexts = {
  optionsFor: (name: string) => `Options for ${name}`,
};
