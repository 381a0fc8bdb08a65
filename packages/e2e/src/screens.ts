import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from './environment.ts';
import type { SampleContent } from './sample-content.ts';
import { accountScreens, authScreens } from './screens/auth.ts';
import { consoleAccountScreens } from './screens/console-accounts.ts';
import { consoleScreens as otherConsoleScreens } from './screens/console.ts';
import { consoleSettingsScreens } from './screens/console-settings.ts';
import { contentScreens } from './screens/content.ts';
import { feedScreens } from './screens/feed.ts';
import { consoleLoadingScreens, memberLoadingScreens } from './screens/loading.ts';
import { limitedScreens } from './screens/limited.ts';
import { liveScreens } from './screens/live.ts';
import { memberFrameScreens } from './screens/member-frame.ts';
import { mentionScreens } from './screens/mentions.ts';
import { notificationScreens } from './screens/notifications.ts';
import { pictureScreens } from './screens/pictures.ts';
import { profileScreens } from './screens/profile.ts';
import { reviewScreens } from './screens/review.ts';
import { savedScreens } from './screens/saved.ts';
import { applicationScreens } from './screens/applications.ts';
import { recordScreens } from './screens/records.ts';
import { openingScreens } from './screens/openings.ts';
import { projectScreens } from './screens/projects.ts';
import { pollScreens } from './screens/polls.ts';
import { topicScreens } from './screens/topics.ts';
import { titledScreens } from './screens/titled.ts';
import { searchScreens } from './screens/search.ts';
import { safetyScreens } from './screens/safety.ts';
import { pagesScreens } from './screens/pages.ts';
import { publicScreens } from './screens/public.ts';
import type { Screen } from './screens/screen.ts';
import { twoStepScreens } from './screens/two-step.ts';
import { visitorScreens } from './screens/visitor.ts';
import { ageScreens } from './screens/age.ts';
import { welcomeScreens } from './screens/welcome.ts';
import { writingScreens } from './screens/writing.ts';

/** The screens of the member site. */
export const memberScreens: Screen[] = [
  ...visitorScreens,
  ...authScreens,
  ...memberFrameScreens,
  ...welcomeScreens,
  ...ageScreens,
  ...feedScreens,
  ...pictureScreens,
  ...writingScreens,
  ...mentionScreens,
  ...profileScreens,
  ...accountScreens,
  ...twoStepScreens.filter(({ name }) => !name.startsWith('console')),
  ...safetyScreens,
  ...limitedScreens,
  ...savedScreens,
  ...pollScreens,
  ...topicScreens,
  ...titledScreens,
  ...projectScreens,
  ...openingScreens,
  ...applicationScreens,
  ...recordScreens,
  ...searchScreens,
  ...notificationScreens,
  ...liveScreens,
  ...memberLoadingScreens,
  ...pagesScreens,
  ...publicScreens,
];

/** The screens of the console. */
export const consoleScreens: Screen[] = [
  ...otherConsoleScreens,
  ...consoleSettingsScreens,
  ...consoleAccountScreens,
  ...twoStepScreens.filter(({ name }) => name.startsWith('console')),
  ...reviewScreens,
  ...contentScreens,
  ...consoleLoadingScreens,
];

/** Every screen of both sites. */
export const screens: Screen[] = [...memberScreens, ...consoleScreens];

/** The viewports that screens are checked in, CSS pixels. */
export const viewports = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Opens a screen, waits until it is idle, and returns the element that identifies its state. */
export async function openScreen(
  screen: Screen,
  page: Page,
  at: Environment & SampleContent,
): Promise<Locator> {
  const sign = await screen.open(page, at);
  await expect(sign).toBeVisible();
  await waitUntilIdle(page, screen);
  return sign;
}

/**
 * Waits until nothing on the screen is animated or loading.
 * @param state `isLoading` for a screen that shows how it loads
 */
export async function waitUntilIdle(
  page: Page,
  { isLoading }: Pick<Screen, 'isLoading'> = {},
): Promise<void> {
  if (!isLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const poll = { message: 'animations under way', intervals: [50] };
  await expect.poll(() => page.evaluate(countAnimations), poll).toBe(0);
}

/** Runs in the page. Infinite animations, such as a spinner, belong to the screen and are not counted. */
function countAnimations(): number {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    .length;
}
