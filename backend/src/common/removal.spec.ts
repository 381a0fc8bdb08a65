import { AppError } from './app-error.js';
import { removed } from './removal.js';

// It is already the third in India.
const at = new Date('2026-03-02T18:30:00Z');

it('tells the author the day in India, and the note', () => {
  const error = removed('This post', { at, note: 'It names a minor.' });
  expect(error).toBeInstanceOf(AppError);
  expect(error.message).toBe(
    'This post was removed by the people who run the site on 3 March 2026. Their note: It names a minor.',
  );
  expect(error).toMatchObject({ status: 404, code: 'removed' });
});

it('says nothing about a note if there is none', () => {
  expect(removed('This page', { at, note: null }).message).toBe(
    'This page was removed by the people who run the site on 3 March 2026.',
  );
});
