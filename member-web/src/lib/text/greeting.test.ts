import { greeting, isGreetingDue, storeGreeting } from './greeting';

const at = (hour: number) => new Date(2026, 10, 20, hour);

it.each([
  [4, 'Up late'],
  [5, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('the greeting depends on the time of day: %i h', (hour, words) => {
  expect(greeting(at(hour), undefined)).toBe(words);
});

it.each([
  ['Ananya Tripathi', 'Ananya'],
  ['Dr. Meenakshi Sundaram', 'Dr. Meenakshi Sundaram'],
  ['R Karthik', 'R Karthik'],
  ['सौम्या मिश्रा', 'सौम्या'],
])('the greeting addresses %s as %s', (name, short) => {
  expect(greeting(at(9), name)).toBe(`Good morning, ${short}`);
});

it('a greeting is due once on each day of the reader', () => {
  const morning = new Date(2026, 10, 20, 0, 5);
  expect(isGreetingDue(morning)).toBe(true);
  storeGreeting(morning);
  expect(isGreetingDue(new Date(2026, 10, 20, 23, 55))).toBe(false);
  expect(isGreetingDue(new Date(2026, 10, 21, 0, 5))).toBe(true);
});
