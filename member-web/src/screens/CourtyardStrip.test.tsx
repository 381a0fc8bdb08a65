import { dayPart } from './CourtyardStrip';

it.each([
  [4, 'night'],
  [5, 'dawn'],
  [8, 'noon'],
  [16, 'dusk'],
  [19, 'night'],
])('the courtyard has the light of the hour: %i h', (hour, part) => {
  expect(dayPart(new Date(2026, 10, 20, hour))).toBe(part);
});
