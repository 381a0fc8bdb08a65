import { hyphenated } from './hyphenated.ts';

it.each([
  ['Entrepreneurship Cell', 'Entre-pre-neur-ship Cell'],
  ['ENTREPRENEURSHIP', 'ENTRE-PRE-NEUR-SHIP'],
  ['Instrumentation and Communication', 'Instru-men-ta-tion and Commu-ni-ca-tion'],
  ['Electronics, Photography', 'Electronics, Photography'],
  ['राष्ट्रीय सेवा योजना', 'राष्ट्रीय सेवा योजना'],
])('the long words of "%s" can be broken between syllables', (name, broken) => {
  expect(hyphenated(name).replaceAll('\u00AD', '-')).toBe(broken);
});
