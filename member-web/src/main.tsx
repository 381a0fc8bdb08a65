import { tolerateTranslation } from '@campus-commons/web-kit/tolerateTranslation.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { makeStore } from './app/store';
import { readTokens } from './lib/session/tokens';
import { dropStaticDescription, saveFocusedField } from './lib/hooks/hydration';
import './app/splash.css';
import './early/early.css';

tolerateTranslation();
const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no #root');
}
const site = (
  <StrictMode>
    <BrowserRouter>
      <App store={makeStore()} />
    </BrowserRouter>
  </StrictMode>
);
const options: RootOptions = {
  // Errors that an error boundary caught: the console and the operator get them, the screen says what to do.
  onCaughtError: reportError,
};
// Pages are prerendered for visitors. With a stored token another page is rendered, beginning with the splash.
const { member, admin } = readTokens();
const isPrerendered = container.hasChildNodes();
container.removeAttribute('data-prerendered');
if (isPrerendered && member === '' && admin === '') {
  saveFocusedField();
  hydrateRoot(container, site, options);
} else {
  container.replaceChildren();
  dropStaticDescription(document.head);
  createRoot(container, options).render(site);
}
