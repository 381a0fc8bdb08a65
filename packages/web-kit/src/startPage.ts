import { reportBrowserErrors } from './browserErrors.ts';
import { ignoreStrayDrops } from './strayFiles.ts';

// A script of its own on every page (vite/sitePlugin.ts), which runs independently of the site's code.
reportBrowserErrors();
ignoreStrayDrops();
