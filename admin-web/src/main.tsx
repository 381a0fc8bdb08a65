import '@campus-commons/web-kit/fonts.css';
import '@campus-commons/web-kit/paint.css';
import './page.css';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { tolerateTranslation } from '@campus-commons/web-kit/tolerateTranslation.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createDownload, createPost } from './providers/httpClient';
import { createSession } from './providers/session';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root to render into');

const { apiOrigin } = runtimeConfig();
tolerateTranslation();

// Errors that an error boundary caught: the console and the operator get them, the screen says what to do.
createRoot(container, { onCaughtError: reportError }).render(
  <StrictMode>
    <App post={createPost(apiOrigin)} download={createDownload(apiOrigin)} session={createSession()} />
  </StrictMode>,
);
