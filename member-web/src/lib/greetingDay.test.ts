import { isGreetingDue, storeGreeting } from './greetingDay';

it('is due once on each day of the reader', () => {
  const morning = new Date(2026, 10, 20, 0, 5);
  expect(isGreetingDue(morning)).toBe(true);
  storeGreeting(morning);
  expect(isGreetingDue(new Date(2026, 10, 20, 23, 55))).toBe(false);
  expect(isGreetingDue(new Date(2026, 10, 21, 0, 5))).toBe(true);
});
