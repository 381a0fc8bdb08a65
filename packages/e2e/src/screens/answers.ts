import type { Page } from '@playwright/test';

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Answers calls to an API path with these data, and what a list of the console has beside them. */
export async function answerData(
  page: Page,
  path: string,
  data: object,
  beside: { pagination?: object } = {},
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ headers: CORS, json: { success: true, message: 'Done', data, ...beside } }),
  );
}

/** Refuses calls to an API path, with what is wrong by field. */
export async function answerFields(
  page: Page,
  path: string,
  errors: Readonly<Record<string, string>>,
): Promise<void> {
  const message = 'Please correct the highlighted fields';
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 400,
      headers: CORS,
      json: { success: false, message, error: 'validation_failed', errors, requestId: 'made-up' },
    }),
  );
}
