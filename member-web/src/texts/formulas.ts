/** Formulas in posts; loaded with what renders them. */
export const formulaTexts = {
  /** The accessible name of the box in which a wide formula scrolls. */
  formula: 'Formula',
} as const;
