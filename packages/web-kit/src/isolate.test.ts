import { isolate } from './isolate.ts';

it.each(['محمد علی', 'שלום', 'Ali علی 12', 'ߊߓߘ'])(
  'isolates right-to-left words in a sentence: %s',
  (words) => {
    expect(`Mute ${isolate(words)}, 12`).toBe(`Mute \u2068${words}\u2069, 12`);
  },
);

it.each(['Sneha Pillai', 'अनन्या', '', '12 🎉'])('leaves other words as they are: %s', (words) => {
  expect(isolate(words)).toBe(words);
});
