import { act, screen } from '@testing-library/react';
import { logInBefore } from '../test/browser';
import { renderConsole } from '../test/renderConsole';
import { SPLASH_MS } from './Splash';

const spinner = () => screen.queryByRole('progressbar', { name: 'Loading the page' });

afterEach(() => jest.useRealTimers());

test.each([1440, 360])('a stored session is taken up after a splash of 500 ms, %s px wide', async (width) => {
  jest.useFakeTimers();
  window.innerWidth = width;
  logInBefore();
  const { api } = renderConsole('/users', undefined, SPLASH_MS);
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(spinner()).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(api.callsOf('/admin/users/getUsers')).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('banner')).toBeVisible();
});

test('without a stored session there is no splash', async () => {
  renderConsole('/login', undefined, SPLASH_MS);
  expect(spinner()).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
});
