import { isOfOneScript } from './scripts.js';

it.each([
  'example',
  'example-2',
  'पुस्तकालय',
  'বাংলা',
  'தமிழ்',
  'తెలుగు',
  'ಕನ್ನಡ',
  'മലയാളം',
  'ગુજરાતી',
  'ਪੰਜਾਬੀ',
  'ଓଡ଼ିଆ',
  'اردو',
  'ᱥᱟᱱᱛᱟᱲᱤ',
  'ꯃꯩꯇꯩ',
  'ᬅᬓ᭄ᬱᬭ',
  'ܣܘܪܝܬ',
  '日本語のひらがなカタカナ',
  '漢字ㄅㄆ',
  '한국어漢字',
  'e\u0301',
  '123',
  '',
])('%j is of one script', (text) => {
  expect(isOfOneScript(text)).toBe(true);
});

it.each([
  ['Latin and Cyrillic', 'ex\u0430mple'],
  ['Latin and Greek', 'g\u03bfogle'],
  ['Latin and Devanagari', 'examपल'],
  ['Cyrillic and Greek', '\u0430\u03bf'],
  ['Japanese and Korean', 'ひ한'],
  ['Bopomofo and Kana', 'ㄅひ'],
  ['Latin and Han', 'a漢'],
  ['a script that nobody uses any more', '𐎠𐎡'],
])('not of one script: %s', (_, text) => {
  expect(isOfOneScript(text)).toBe(false);
});
