import { mentionsIn } from './mentions.js';

const member = (id: string, name: string) => ({ id, name });
const labels = (text: string, ...names: string[]) =>
  mentionsIn(
    text,
    names.map((name, index) => member(String(index), name)),
  ).map(({ label }) => label);

it('names whose characters have a meaning in patterns are plain text', () => {
  expect(labels('@A. (B) [C] $1 \\d+ said', 'A. (B) [C] $1 \\d+')).toEqual(['A. (B) [C] $1 \\d+']);
  expect(labels('@Ax', 'A.')).toEqual([]);
  expect(labels("@D’Souza-O'Neil|x", "D’Souza-O'Neil|x")).toEqual(["D’Souza-O'Neil|x"]);
});

it('a name ends where its last word ends, in every script', () => {
  expect(labels('@अनन्या शर्मा।', 'अनन्या शर्मा')).toEqual(['अनन्या शर्मा']);
  // A vowel sign continues the word: this is another name.
  expect(labels('@अनन्या', 'अनन्य')).toEqual([]);
  expect(labels('क@अनन्या', 'अनन्या')).toEqual([]);
});

it('a name is compared without regard to spaces around it, to more than one between words, and to case', () => {
  expect(labels('@Ravi Kumar', '  Ravi  Kumar ')).toEqual(['Ravi Kumar']);
  expect(labels('@STRAUSS and @Straße', 'Strauss', 'Straße')).toEqual(['STRAUSS', 'Straße']);
});

it('several spaces between the words of a name are one, in the name and in the text, and a line break is none', () => {
  expect(labels('@Ravi Kumar, @asha  rao', 'Ravi  Kumar', 'Asha   Rao')).toEqual(['Ravi Kumar', 'asha  rao']);
  expect(labels('@Ravi\nKumar', 'Ravi Kumar')).toEqual([]);
  const longest = Array.from({ length: 50 }, () => 'a').join(' ');
  const [label = ''] = labels(`@${longest.replaceAll(' ', '   ')}`, longest);
  expect(label).toHaveLength(50 + 49 * 3);
});

it('nobody without a name is mentioned, and nobody whose name does not follow the @', () => {
  expect(labels('meet @ noon, Ravi', '', '  ', 'Ravi')).toEqual([]);
});

it('the words around a mention do not become another one', () => {
  expect(labels('@A.@Ravi Kumar B', 'Ravi Kumar', 'A. B')).toEqual(['Ravi Kumar']);
});

it('the space of an editor is a space, and the label is what the text has', () => {
  expect(labels('@Ravi\u00a0kumar', 'Ravi Kumar')).toEqual(['Ravi\u00a0kumar']);
});

it('who has the same name shares it, and longer names come first', () => {
  expect(
    mentionsIn('@Ravi and @Ravi Kumar', [
      member('1', 'Ravi'),
      member('2', 'Ravi Kumar'),
      member('3', 'ravi'),
    ]),
  ).toEqual([
    { id: '2', label: 'Ravi Kumar' },
    { id: '1', label: 'Ravi' },
    { id: '3', label: 'Ravi' },
  ]);
});

it.each([
  ['a chillu', 'അനിൽ', 'അനില്\u200d'],
  ['a nukta', 'फ़राह ज़ैदी', 'फराह जैदी'],
  ['an accent', 'José', 'jose'],
  ['wide letters', 'Ravi Kumar', 'Ｒａｖｉ Ｋｕｍａｒ'],
])('%s is written one way or the other, and the label is what the text has', (_name, one, other) => {
  expect(labels(`hello @${other}, welcome`, one)).toEqual([other]);
  expect(labels(`hello @${one}, welcome`, other)).toEqual([one]);
});
