import { fits, mentionQuery } from './useSuggestions';

it.each([
  ['@an', 'an', 3],
  ['Ask @Ananya Sh', 'Ananya Sh', 10],
  ['(@अन', 'अन', 3],
  ['@Ananya ', 'Ananya', 8],
])('%j asks for a name', (before, q, length) => {
  expect(mentionQuery(before)).toEqual({ q, length });
});

it.each(['@', '@a', 'mail@an', '@ an', '@Ananya  ', '@12', '@one two three four five', '@an @', '@an\nb'])(
  '%j asks for none',
  (before) => {
    expect(mentionQuery(before)).toBeNull();
  },
);

it('the words of a name fit in any order, by their beginnings', () => {
  expect(fits('Ananya Tripathi', 'tri ana')).toBe(true);
  expect(fits('Ananya Tripathi', 'nanya')).toBe(false);
});
