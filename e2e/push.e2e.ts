import type { Browser, Page, Worker } from '@playwright/test';
import { type PushService, startPushService } from '../server/testing/push-service.ts';
import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { healerName, openDashboard, requestChat } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let browser: Browser;
let shop: ShopProcess;
let service: PushService;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  service = await startPushService();
  shop = await startShop({ PAYMENTS: 'sandbox' });
});
test.afterAll(async () => {
  await shop?.remove();
  await service?.close();
});

/** Subscribes a browser at the test's push service instead of its vendor's. */
async function subscribeAt(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((data) => {
    let key = '';
    const bytes = () =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
        one.charCodeAt(0),
      );
    const own = () => ({
      ...data,
      options: { applicationServerKey: bytes().buffer },
      toJSON: () => data,
      unsubscribe: async () => {
        key = '';
        return true;
      },
    });
    // A headless browser always denies notifications.
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (key ? own() : null),
      subscribe: async (options: { applicationServerKey: string }) => {
        key = options.applicationServerKey;
        return own();
      },
    });
  }, subscription);
}

/** The global scope of a service worker; this project's types declare only that of a page. */
type WorkerScope = {
  registration: { showNotification: (title: string, options: { data: unknown }) => Promise<void> };
  displayed: { data: unknown }[];
  dispatchEvent: (event: Event) => boolean;
};

/** Delivers a decrypted message to the service worker of a page, like the browser. */
async function deliver(page: Page, data: string): Promise<void> {
  // A headless browser displays no notifications.
  await workerOf(page).evaluate(() => {
    const scope: WorkerScope = Object(globalThis);
    scope.displayed = [];
    scope.registration.showNotification = async (_title, options) =>
      void scope.displayed.push(options);
  });
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  await client.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId, data });
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  return worker;
}

/** Clicks an action of the notification displayed by the service worker. */
async function pressAction(page: Page, action: string): Promise<void> {
  const isDisplayed = () =>
    workerOf(page).evaluate(() => (Object(globalThis) as WorkerScope).displayed.length);
  await expect.poll(isDisplayed).toBe(1);
  await workerOf(page).evaluate(async (pressed) => {
    const scope: WorkerScope = Object(globalThis);
    const notification = { ...scope.displayed[0], close: () => undefined };
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, action: pressed, waitUntil }),
    );
    await work;
  }, action);
}

test('a healer with a closed dashboard accepts a request from its notification, and holds the session', async () => {
  const healer = await newVisitor(browser, { serviceWorker: true, screen: 'phone' });
  const customer = await newVisitor(browser);
  const { page } = healer;
  await subscribeAt(page, service.subscribe('phone'));
  await openDashboard(page, shop);
  await page.getByText('no device of yours rings').waitFor();
  await page.goto(`${shop.url}/healer/profile`);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('Notifications are on for this device.').waitFor();
  await page.getByRole('button', { name: /^Send a test to/ }).click();
  await expect
    .poll(() => service.pushed.map(({ notification }) => notification.title))
    .toEqual(['Notifications work']);
  await expectNoHorizontalScroll(page);
  await checkA11y(page);

  await requestChat(customer.page, shop);
  await expect.poll(() => service.pushed.length).toBe(2);
  const { notification } = service.pushed[1] ?? {};
  expect(notification).toMatchObject({
    title: 'A customer asks for a chat',
    body: 'Please answer within a minute.',
  });
  await deliver(page, JSON.stringify(notification));
  await pressAction(page, 'accept');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Namaste, I am on my phone.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await customer.page.getByText('In session', { exact: true }).waitFor();
  await customer.page.getByRole('log').getByText('I am on my phone').waitFor();
  await customer.page.getByText(healerName).first().waitFor();

  await page.goto(`${shop.url}/healer/profile`);
  await page.getByRole('button', { name: /^Remove .* on / }).click();
  await page.getByText('Device removed').first().waitFor();
  healer.expectNoOutput();
  await healer.close();
  await customer.close();
});
