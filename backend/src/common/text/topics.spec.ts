import { TOPIC_WORDS } from '@campus-commons/test-kit/topic-words';
import { foldLetters } from './fold-letters.js';
import { findTopics, topicKey } from './topics.js';

const labels = (text: string) => findTopics(text).map(({ label }) => label);

it.each(TOPIC_WORDS)('#%s is one whole topic', (word) => {
  const text = `पढ़ो #${word}, और #${word}!`;
  const key = foldLetters(word);
  expect(findTopics(text).map(({ start, end }) => text.slice(start, end))).toEqual([`#${word}`, `#${word}`]);
  expect(findTopics(text)[0]).toMatchObject({ key, label: word });
  // A link to its page has the key.
  expect(topicKey(key)).toBe(key);
});

it.each([
  ['#Robotics and #robotics', ['Robotics', 'robotics']],
  ['(#robotics) "#robotics". —#robotics: #robotics’s', Array(4).fill('robotics')],
  ['#क\u093c\u0932म', ['क\u093c\u0932म']],
  ['#op-amp', ['op']],
  ['#2026batch #5g', ['2026batch', '5g']],
])('in %j there are %j', (text, found) => expect(labels(text)).toEqual(found));

it.each([
  'only digits #2026',
  'one letter #a #क',
  'a mark first #\u093eक',
  'within a word a#robotics, ##robotics, C#sharp',
  'an address https://x.example/#robotics?q=#robotics&b#robotics',
  'half of a word #data_structures #x²y',
  `too long #${'a'.repeat(41)}`,
  `too long with joiners #a${'\u200d'.repeat(80)}b`,
  'letters that become several words #\ufdfaab',
  'no letters #\u200d\u200d #! # robotics',
])('none in %s', (text) => expect(labels(text)).toEqual([]));

it('the same word has one key in every spelling', () => {
  for (const [one, other] of [
    ['Robotics', 'ROBOTICS'],
    ['फ़िल्म', 'फिल्म'],
    ['അവന്\u200d', 'അവൻ'],
    ['ＲＯＢＯ', 'robo'],
    ['کتابي', 'کتابی'],
  ] as const)
    expect(topicKey(one)).toBe(topicKey(other));
});

it('forty characters are a topic', () => expect(labels(`#${'a'.repeat(40)}`)).toHaveLength(1));
