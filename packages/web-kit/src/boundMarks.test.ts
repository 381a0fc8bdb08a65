import { boundMarks } from './boundMarks.ts';

it.each([
  ['600 marks on one letter', `Z${'\u0301\u0335'.repeat(300)}algo`, 'Z\u0301\u0335\u0301\u0335\u0301algo'],
  [
    'marks with joiners between them',
    `Z${'\u0301\u200d'.repeat(300)}algo`,
    'Z\u0301\u200d\u0301\u200d\u0301algo',
  ],
  ['marks without a letter', '\u0301'.repeat(600), '\u0301'.repeat(5)],
])('cuts %s to five', (_what, text, expected) => {
  expect(boundMarks(text)).toBe(expected);
});

it.each([
  ['Hindi', 'क्षत्रिय संस्कृत फ़िल्म ज़्यादा'],
  ['Vedic Sanskrit', 'अ॒ग्निमी॑ळे पु॒रोहि॑तं य॒ज्ञस्य॑'],
  ['Urdu with vowel signs', 'اُرْدُو قُرْآنِ مُحَمَّدٌ'],
  ['Hebrew with cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Thai', 'ที่นี่มีน้ำ'],
  ['Tibetan', 'བསྒྲུབས་ཧཱུྃ'],
  ['Malayalam with a joiner', 'അനില്\u200d'],
  ['emoji families, flags, keycaps', '👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇮🇳 1️⃣ 👍🏽 ❤️‍🔥'],
])('leaves %s as it is', (_what, text) => {
  expect(boundMarks(text)).toBe(text);
});
