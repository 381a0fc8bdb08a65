import { cutText, excerptOf, graphemesOf, lengthOf, limitEdit } from './cut-text.js';

const FAMILY = '👨‍👩‍👧‍👦';
const FLAG = '🇮🇳';

it.each([
  ['an emoji family', FAMILY],
  ['a flag', FLAG],
  ['a skin tone', '👍🏽'],
  ['a Devanagari syllable', 'क्षि'],
  ['a Malayalam syllable', 'ന്ത്യ'],
  ['a Tamil conjunct', 'க்ஷ'],
  ['a Kannada syllable', 'ಕ್ಷಿ'],
  ['a Telugu syllable with a joiner', 'క్\u200dష'],
  ['a letter with a combining accent', 'e\u0301'],
])('%s is kept whole or left out', (_name, character) => {
  const text = `ab${character}${character}c`;
  for (let max = 2; max <= lengthOf(text); max += 1) {
    const cut = cutText(text, max);
    expect(['ab', `ab${character}`, `ab${character}${character}`, text]).toContain(cut);
    expect(lengthOf(cut)).toBeLessThanOrEqual(max);
  }
  expect([...graphemesOf(character)]).toEqual([character]);
});

it('counts code points, as PostgreSQL does', () => {
  expect(lengthOf(`a${FLAG}é`)).toBe(4);
  expect(cutText('😀'.repeat(10), 10)).toBe('😀'.repeat(10));
});

it('is empty when not even the first character fits', () => {
  expect(cutText(`😀${'\u0301'.repeat(600)}`, 3)).toBe('');
  expect(cutText(FAMILY, 0)).toBe('');
});

it('marks an excerpt that goes on', () => {
  expect(excerptOf('short', 5)).toBe('short');
  expect(excerptOf(`four ${FAMILY} more`, 6)).toBe('four…');
});

describe('an edit beyond the bound', () => {
  it('adds as much as fits and keeps what was there', () => {
    expect(limitEdit('abc', 'abXYZc', 4)).toBe('abXc');
    expect(limitEdit('ab', `ab${FAMILY}`, 5)).toBe('ab');
    expect(limitEdit('😀😀', '😀😁😂😀', 3)).toBe('😀😁😀');
    expect(limitEdit('aaaa', 'aaaaa', 4)).toBe('aaaa');
  });

  it('lets a text that is too long become shorter', () => {
    expect(limitEdit('abcdef', 'abcde', 3)).toBe('abcde');
  });
});
