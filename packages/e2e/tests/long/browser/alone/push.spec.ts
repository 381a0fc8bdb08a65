import { createECDH } from 'node:crypto';
import type { Page } from '@playwright/test';
import { call, joinByApi, postByApi, tokenOf } from '../../../../src/api.ts';
import { ensureWholeBrowser } from '../../../../src/browser.ts';
import { announceEnvironment, readEnvironment, type Environment } from '../../../../src/environment.ts';
import { rememberMember } from '../../../../src/steps.ts';
import { startTestStack, type TestStack } from '../../../../src/test-stack.ts';
import { expect, test } from '../../../../src/test.ts';

/**
 * Pushes in a real browser: its test protocol delivers them to the service worker as a push service would. No push service can be
 * reached from here, so the browser's own subscription is replaced; `backend/test/push.test.ts` decrypts what is sent to one.
 */
// The browser without windows shows no notifications.
test.use({ launchOptions: { executablePath: ensureWholeBrowser() } });
test.describe.configure({ mode: 'default' });

const vapid = createECDH('prime256v1');
const VAPID_PUBLIC_KEY = vapid.generateKeys('base64url');
const ENDPOINT = 'https://push.invalid/device';

let shared: Environment;
let stack: TestStack;
test.beforeAll(async () => {
  shared = readEnvironment();
  stack = await startTestStack({
    apiEnv: {
      VAPID_PUBLIC_KEY,
      VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url'),
      VAPID_SUBJECT: 'mailto:admin@campus.example',
      PUSH_HOSTS: 'push.invalid',
    },
    demoContent: false,
  });
  announceEnvironment(stack.environment);
});
test.afterAll(async () => {
  announceEnvironment(shared);
  await stack.stop();
});

/** Stands for the push service at which the browser would subscribe. */
async function replacePushService(page: Page): Promise<void> {
  const device = createECDH('prime256v1');
  await page.addInitScript(
    ({ endpoint, p256dh }) => {
      let subscription: object | null = null;
      const key = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
      PushManager.prototype.getSubscription = () => Promise.resolve(subscription as PushSubscription | null);
      PushManager.prototype.subscribe = (options) => {
        const { applicationServerKey } = options ?? {};
        const given =
          typeof applicationServerKey === 'string' ? key(applicationServerKey) : applicationServerKey;
        subscription = {
          endpoint,
          options: { applicationServerKey: given instanceof Uint8Array ? given.buffer : given },
          toJSON: () => ({ endpoint, keys: { p256dh, auth: 'A'.repeat(22) } }),
          unsubscribe: () => {
            subscription = null;
            return Promise.resolve(true);
          },
        };
        return Promise.resolve(subscription as PushSubscription);
      };
    },
    { endpoint: ENDPOINT, p256dh: device.generateKeys('base64url') },
  );
}

/** Delivers a push to the service worker. */
async function deliver(page: Page, message: object): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const registration = new Promise<string>((found) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  await protocol.send('ServiceWorker.deliverPushMessage', {
    origin: stack.environment.memberOrigin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await protocol.detach();
}

/** What the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    // TypeScript's library does not know every field.
    const notifications = (await (
      await navigator.serviceWorker.ready
    ).getNotifications()) as unknown as Record<string, string>[];
    return notifications.map(({ title, body, tag, icon, badge }) => ({ title, body, tag, icon, badge }));
  });

/** Delivers a push until it is shown: right after the registration the test protocol sometimes drops one. */
async function expectShown(page: Page, message: object, expected: object[]): Promise<void> {
  await expect(async () => {
    await deliver(page, message);
    await expect.poll(() => shown(page), { timeout: 3_000 }).toMatchObject(expected);
  }).toPass({ timeout: 20_000 });
}

/** Chooses the only notification, as a click on it does. */
async function choose(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const { registration, NotificationEvent } = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (name: string, about: { notification: Notification | undefined }) => Event;
    };
    const [notification] = await registration.getNotifications();
    globalThis.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
}

test('a member turns notifications on, is shown one and follows it in the tab that is open', async ({
  context,
  page,
}) => {
  const { memberOrigin } = stack.environment;
  const [author, other] = [await joinByApi('Meera Joshi'), await joinByApi('Rohit Bansal')];
  const feedId = await postByApi(await tokenOf(author), '<p>Kites at four</p>');
  const token = await rememberMember(context, author);
  await context.grantPermissions(['notifications'], { origin: memberOrigin });
  await replacePushService(page);

  await page.goto(`${memberOrigin}/dashboard/account-settings`);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
  expect(await call('/user/notifications/getPushKey', { endpoint: ENDPOINT }, token)).toMatchObject({
    data: { key: VAPID_PUBLIC_KEY, isOn: true },
  });
  expect(context.serviceWorkers().map((worker) => worker.url())).toEqual([`${memberOrigin}/push-worker.js`]);

  await call('/user/likes/toggleLike', { feedId }, await tokenOf(other));
  const message = { words: 'Rohit Bansal likes your post', path: `/dashboard/feed/${feedId}`, tag: 'n1' };
  await expectShown(page, message, [
    {
      title: 'Campus Commons',
      body: message.words,
      tag: 'n1',
      icon: `${memberOrigin}/icons/icon-192.png`,
      badge: `${memberOrigin}/icons/badge-96.png`,
    },
  ]);
  // A newer one about the same takes its place.
  const words = 'Rohit Bansal and 1 other like your post';
  await expectShown(page, { ...message, words }, [{ body: words, tag: 'n1' }]);

  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await choose(page);
  await expect(page.getByText('Kites at four')).toBeVisible();
  await expect(page).toHaveURL(`${memberOrigin}/dashboard/feed/${feedId}`);
  expect(await page.evaluate(() => 'wasHere' in window), 'without loading the page again').toBe(true);
  expect(await shown(page)).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('a push that cannot be read is shown without details, and pages come from the network', async ({
  context,
  page,
}) => {
  const { memberOrigin } = stack.environment;
  await rememberMember(context, await joinByApi('Meera Joshi'));
  await context.grantPermissions(['notifications'], { origin: memberOrigin });
  await replacePushService(page);
  await page.goto(`${memberOrigin}/dashboard/account-settings`);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
  const message = { words: 'Look here', path: 'https://elsewhere.example/' };
  await expectShown(page, message, [{ body: 'You have new notifications' }]);

  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
});

test('signing out ends the notifications of this device, here and on the server', async ({
  context,
  page,
}) => {
  const { memberOrigin } = stack.environment;
  const member = await joinByApi('Meera Joshi');
  await rememberMember(context, member);
  await context.grantPermissions(['notifications'], { origin: memberOrigin });
  await replacePushService(page);
  await page.goto(`${memberOrigin}/dashboard/account-settings`);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/landing/);
  const asked = { endpoint: ENDPOINT };
  await expect
    .poll(async () => call('/user/notifications/getPushKey', asked, await tokenOf(member)))
    .toMatchObject({ data: { isOn: false } });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('notified-device'))).toBeNull();
});
