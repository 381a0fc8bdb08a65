import { topicQuery } from './topicQuery';

it.each([
  ['#ro', 'ro', 3],
  ['About (#शतरं', 'शतरं', 5],
  ['#2027', '2027', 5],
])('%j asks for a topic', (before, q, length) => {
  expect(topicQuery(before)).toEqual({ q, length });
});

it.each(['#', '#r', 'a#ro', '/#ro', '##ro', '# ro', '#ro ', '#ro-', '#a_b', '@ro'])(
  '%j asks for none',
  (before) => {
    expect(topicQuery(before)).toBeNull();
  },
);
