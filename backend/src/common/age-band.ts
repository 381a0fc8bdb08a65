/**
 * What a member says of their age: 18 or older, 16 or 17, younger than 16 (whose account is deleted), or that they do not say.
 * The law asks for no birth date, and nobody is asked for one.
 */
export const AGE_BANDS = ['adult', 'minor', 'under16', 'undisclosed'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
