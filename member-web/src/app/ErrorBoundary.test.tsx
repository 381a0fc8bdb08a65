import { expectLogged } from '@campus-commons/web-kit/jest/console.ts';
import { campusTheme } from '@campus-commons/web-kit/theme.ts';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { draftsOf } from '../lib/drafts/drafts';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new TypeError('Broken');
}

function showFailure() {
  expectLogged(/TypeError: Broken/);
  render(
    <ThemeProvider theme={campusTheme}>
      <ErrorBoundary address="1">
        <Broken />
      </ErrorBoundary>
    </ThemeProvider>,
  );
  return screen.getByText(/^Something on our side went wrong\./);
}

describe('the error screen', () => {
  it('mentions drafts to a member who has one', () => {
    draftsOf('1').write('comment:7', 'Half a thought');
    expect(showFailure()).toHaveTextContent('Nothing you wrote is lost.');
  });

  it('does not mention drafts to a member who has none', () => {
    // The last attempt is stored, too, so that the server recognises a retry.
    draftsOf('1').write('attempt:comment:7', 'key');
    expect(showFailure()).not.toHaveTextContent('Nothing you wrote');
  });
});
