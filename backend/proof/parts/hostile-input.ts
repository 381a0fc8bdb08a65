import { tests, type Part } from '../part.ts';

export const hostileInput: Part = {
  name: 'hostile-input',
  shows:
    'Random fields sent to every call, and forms with pictures whose bytes were changed at random, are answered in the envelope and never with a 5xx. No file is left behind.',
  command: (scale) => tests(['long/properties', 'long/rich-text'], 27 * scale),
  lengths: { 'requests with random fields': 100_000, 'mutated forms': 10_000 },
};
