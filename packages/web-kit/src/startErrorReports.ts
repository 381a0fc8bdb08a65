import { reportBrowserErrors } from './browserErrors.ts';

// A script of its own on every page (vite/errorReports.ts), which runs independently of the site's code.
reportBrowserErrors();
