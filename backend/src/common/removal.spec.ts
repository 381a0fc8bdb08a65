import { AppError } from './app-error.js';
import { removed } from './removal.js';

// It is already the third in India.
const at = new Date('2026-03-02T18:30:00Z');

it('tells the author the day in India, and the note', () => {
  const error = removed('this post', { at, note: 'It names a minor.' });
  expect(error).toBeInstanceOf(AppError);
  expect(error.message).toBe('We removed this post on 3 March 2026. Our note: It names a minor.');
  expect(error).toMatchObject({ status: 404, code: 'removed' });
});

it('says nothing about a note if there is none', () => {
  expect(removed('this page', { at, note: null }).message).toBe('We removed this page on 3 March 2026.');
});
