import { splitFences } from './fences.ts';

const code = (text: string) => ({ isCode: true, text });
const plain = (text: string) => ({ isCode: false, text });

it.each([
  ['just text', [plain('just text')]],
  ['```\na\n  b\n```', [code('a\n  b')]],
  ['See:\n```python\nx = 1\n\ny\n```\nok?', [plain('See:'), code('x = 1\n\ny'), plain('ok?')]],
  ['```\na\n```\n```c++\nb\n```', [code('a'), code('b')]],
  ['a\n\n```\n```\n\nb', [plain('a\n'), code(''), plain('\nb')]],
  ['```\na', [plain('```\na')]],
  ['```\na\n```\n```\nb', [code('a'), plain('```\nb')]],
  ['use ```x``` there\n```', [plain('use ```x``` there\n```')]],
  ['``` a b\nc\n```', [plain('``` a b\nc\n```')]],
  ['', [plain('')]],
])('%j', (text, parts) => {
  expect(splitFences(text)).toEqual(parts);
});

it('reads each line of a text of fences at most three times', () => {
  const test = jest.spyOn(RegExp.prototype, 'test');
  for (const text of ['```js\n'.repeat(5_000), '```\n'.repeat(5_000), `${'```js\n'.repeat(5_000)}\`\`\``]) {
    test.mockClear();
    splitFences(text);
    expect(test.mock.calls.length).toBeLessThanOrEqual(3 * text.split('\n').length);
  }
});
