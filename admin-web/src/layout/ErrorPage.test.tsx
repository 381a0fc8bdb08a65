import { ChunkLoadError } from '@campus-commons/web-kit/lazyChunk.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContext } from 'react-admin';
import { i18nProvider } from '../i18n/i18nProvider';
import { ErrorPage } from './ErrorPage';

const renderPage = (error: Error, tryAgain: () => void) =>
  render(
    <I18nContext value={i18nProvider}>
      <ErrorPage error={error} resetErrorBoundary={tryAgain} />
    </I18nContext>,
  );

test('a page that threw an error can be tried again', async () => {
  const tryAgain = jest.fn();
  renderPage(new Error('a bug'), tryAgain);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(tryAgain).toHaveBeenCalled();
});

test('a page whose code could not be loaded offers a reload', () => {
  renderPage(new ChunkLoadError(new Error('404')), jest.fn());
  expect(screen.getByText(/a newer version is out/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
