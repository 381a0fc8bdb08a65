import { unlinked } from './unlinked.js';

/** What a mail program takes for an address: words with a dot between them, or a scheme, or an @. */
const LINKED = /[\p{L}\p{N}][.\u3002\uff0e\uff61@:/]+[\p{L}\p{N}]/u;

it.each([
  'Win at example.com',
  'https://example.com/win',
  'www.example.in',
  'prize@example.com',
  'उदाहरण.भारत',
  'example。com',
  'a.b.c.d',
])('%s is no address any more, and looks the same', (name) => {
  expect(unlinked(name)).not.toMatch(LINKED);
  expect(unlinked(name).replaceAll('\u2060', '')).toBe(name);
});

it.each(['Dr. Asha Rao', 'Ravi', 'A. P. J.', 'Club (2026)'])('%s stays as it is', (name) => {
  expect(unlinked(name)).toBe(name);
});
