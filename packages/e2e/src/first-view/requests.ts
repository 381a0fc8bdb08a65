import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEnvironment } from '../environment.ts';

/** The kinds of files that make a view: without its pictures and the API's answers. */
export const KINDS = ['document', 'script', 'stylesheet', 'font'] as const;
type Kind = (typeof KINDS)[number];

/** A file that a page has loaded from the member site. */
export interface LoadedFile {
  kind: Kind;
  path: string;
  /** Header and body as transferred. */
  bytes: number;
}

/** The most files of {@link KINDS} that the first view of any screen may need. */
export const MAX_FILES = 20;

/** A page has loaded everything when no file has arrived for that long. */
const QUIET_MS = 1500;

/** A screen as somebody opens it first, with an empty cache. */
export interface View {
  name: string;
  path: string;
  /** Whether a member opens it; else a visitor. */
  isMembers: boolean;
  /** Waits until everything that belongs to the view is shown. */
  isShown: (page: Page) => Promise<unknown>;
}

/** The views that are counted. @param post the id of a post */
export function firstViews(post: string): View[] {
  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return [
    {
      name: 'landing',
      path: '/landing',
      isMembers: false,
      isShown: async (page) => {
        // The button is enabled once the form works.
        await page.getByRole('button', { name: 'Create account' }).and(page.locator(':enabled')).waitFor();
        await page.getByRole('contentinfo').waitFor();
      },
    },
    { name: 'public page', path: '/about', isMembers: false, isShown: heading },
    { name: 'legal page', path: '/terms', isMembers: false, isShown: heading },
    { name: 'feed', path: '/dashboard', isMembers: true, isShown: (page) => likeable(page) },
    { name: 'post', path: `/dashboard/feed/${post}`, isMembers: true, isShown: (page) => likeable(page) },
    { name: 'own profile', path: '/dashboard/profile', isMembers: true, isShown: heading },
    { name: 'pages', path: '/dashboard/pages', isMembers: true, isShown: heading },
    { name: 'settings', path: '/dashboard/account-settings', isMembers: true, isShown: heading },
  ];
}

const likeable = (page: Page) =>
  page.locator('#root').getByRole('article').first().getByRole('button', { name: 'Like' }).first().waitFor();

/**
 * Opens a view in a new page and returns the files that it has loaded from the site.
 * @param context a browser context with an empty cache; signed in if the view is a member's
 * @param loadsAhead whether also what the site loads for the next action, once the browser is idle; otherwise the page is
 * told that the device saves data, and loads nothing ahead
 */
export async function loadView(
  context: BrowserContext,
  view: View,
  loadsAhead: boolean,
): Promise<LoadedFile[]> {
  const page = await context.newPage();
  if (!loadsAhead) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  const files: Promise<LoadedFile>[] = [];
  const { memberOrigin } = readEnvironment();
  page.on('requestfinished', (request) => {
    const address = new URL(request.url());
    const kind = KINDS.find((known) => known === request.resourceType());
    if (address.origin !== memberOrigin || !kind) return;
    const file = async () => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      return { kind, path: address.pathname, bytes: responseHeadersSize + responseBodySize };
    };
    files.push(file());
  });
  await page.goto(`${memberOrigin}${view.path}`);
  await view.isShown(page);
  // Not "networkidle": the stream of live updates stays open.
  for (let known = -1; known < files.length; await sleep(QUIET_MS)) known = files.length;
  const loaded = await Promise.all(files);
  await page.close();
  return loaded;
}
