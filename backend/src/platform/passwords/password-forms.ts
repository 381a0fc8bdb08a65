/** The letters with a nukta that no normal form composes, by script: Devanagari, Bengali, Gurmukhi, Odia. */
const COMPOSED = [
  ...'\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u09dc\u09dd\u09df\u0a33\u0a36\u0a59\u0a5a\u0a5b\u0a5e\u0b5c\u0b5d',
];
const COMPOSITIONS = new Map(COMPOSED.map((letter) => [letter.normalize('NFD'), letter]));
const COMPOSABLE = new RegExp([...COMPOSITIONS.keys()].join('|'), 'gu');

/**
 * The forms in which a password may have been hashed: first the present one (NFKC), then those of the keyboards from before it. A password of
 * ASCII has one form. How many there are depends on what was typed alone, so that the time of a sign-in says nothing about an account.
 */
export function passwordForms(password: string): string[] {
  const composed = password.normalize('NFC');
  return [
    ...new Set([
      password.normalize('NFKC'),
      password,
      composed,
      composed.replace(COMPOSABLE, (letter) => COMPOSITIONS.get(letter) ?? letter),
      password.normalize('NFD'),
    ]),
  ];
}
