import { ChunkLoadError } from '@campus-commons/web-kit/loadChunk.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPage } from './ErrorPage';

test('a page that broke can be tried again', async () => {
  const tryAgain = jest.fn();
  render(<ErrorPage error={new Error('a bug')} resetErrorBoundary={tryAgain} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(tryAgain).toHaveBeenCalled();
});

test('a page whose code did not arrive offers the reload that fetches it', () => {
  render(<ErrorPage error={new ChunkLoadError(new Error('404'))} resetErrorBoundary={jest.fn()} />);
  expect(screen.getByText(/a newer version is out/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
