import { expect, type Locator, type Page } from '@playwright/test';
import { joinByApi } from '../api.ts';
import type { Environment } from '../environment.ts';
import { rememberMember } from '../steps.ts';
import type { Screen } from './screen.ts';

/** The card that welcomes a newcomer, in each of its steps. */
export const welcomeScreens: Screen[] = [
  {
    name: 'welcome-doors',
    as: 'visitor',
    open: async (page, at) => {
      const card = await openWelcome(page, at);
      await card
        .getByRole('button', { name: /^Follow / })
        .nth(1)
        .click();
      return card.getByRole('status').filter({ hasText: '1 of 3' });
    },
  },
  {
    name: 'welcome-study',
    as: 'visitor',
    open: async (page, at) => {
      const card = await openWelcome(page, at);
      await card.getByRole('button', { name: 'Skip' }).click();
      await card.getByLabel('College year').fill('20');
      await card.getByRole('button', { name: 'Save and go on' }).click();
      return card.getByText(/Please enter a valid/);
    },
  },
  {
    name: 'welcome-hello',
    as: 'visitor',
    open: async (page, at) => {
      const card = await openWelcome(page, at);
      await card.getByRole('button', { name: 'Skip' }).click();
      await card.getByRole('button', { name: 'Skip' }).click();
      return card.getByRole('button', { name: 'Say hello' });
    },
  },
];

/** Opens the dashboard as a newcomer with a long name, and returns the card. */
async function openWelcome(page: Page, { memberOrigin }: Environment): Promise<Locator> {
  await rememberMember(page.context(), await joinByApi('Venkatanarasimharajuvaripeta मीनाक्षी Iyer'), true);
  await page.goto(`${memberOrigin}/dashboard`);
  const card = page.getByRole('region', { name: /^(Welcome|Where|Say)/ });
  const skip = card.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await card.evaluate((box) => scrollTo(0, box.getBoundingClientRect().top + scrollY - 80));
  return card;
}
