import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App';
import { makeStore } from './app/store';

const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no element with the id "root"');
}
createRoot(container, {
  // What the error boundary caught: the full error belongs in the console, the screen says what to do.
  onCaughtError: (error) => console.error(error),
}).render(
  <StrictMode>
    <BrowserRouter>
      <App store={makeStore()} />
    </BrowserRouter>
  </StrictMode>,
);
