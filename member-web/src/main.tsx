import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { routes } from './app/routes';
import { makeStore } from './app/store';

const container = document.getElementById('root');
if (!container) {
  throw new Error('index.html has no element with the id "root"');
}
createRoot(container).render(
  <StrictMode>
    <App store={makeStore()} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
