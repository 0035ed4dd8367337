import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '../../../scripts/prepare/browser.mjs';
import { keyId, type StartedGateway, startGateway } from '../testing/start-gateway.ts';

const executablePath = findBrowser();
/** As strict as the shop's policy: no inline scripts or styles. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";

let gateway: StartedGateway;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let orderId: string;

beforeAll(async () => {
  if (!executablePath) throw new Error('no Chromium found; npm test installs one');
  gateway = await startGateway();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  context = await browser.newContext({ viewport: { width: 360, height: 640 } });
});
beforeEach(async () => {
  await gateway.post('/__sandbox/reset');
  orderId = (await gateway.newOrder(164_800)).id;
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.route(`${gateway.origin}/page`, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
      body: '<!doctype html><html lang="en"><title>Shop</title><button>Behind</button><script src="/v1/checkout.js"></script></html>',
    }),
  );
  await page.goto(`${gateway.origin}/page`);
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await gateway?.close();
});

/**
 * The events received by the page, in order: `['handler', fields]`, `['failed', error]`,
 * `['dismissed', reason]`.
 */
type PageEvent = [string, Record<string, unknown>];
const callbacks = () => page.evaluate(() => (globalThis as unknown as { told: PageEvent[] }).told);

async function open(extra: { modal?: object; [option: string]: unknown } = {}) {
  await page.evaluate(
    (options) => {
      const received: unknown[] = [];
      // biome-ignore lint/suspicious/noExplicitAny: the script's global has no types
      const window = globalThis as any;
      window.told = received;
      window.opened = new window.Razorpay({
        ...options,
        handler: (fields: unknown) => received.push(['handler', fields]),
        modal: {
          ...options.modal,
          ondismiss: (reason: unknown) => received.push(['dismissed', reason ?? null]),
        },
      });
      window.opened.on('payment.failed', ({ error }: { error: unknown }) =>
        received.push(['failed', error]),
      );
      window.opened.open();
    },
    {
      key: keyId,
      order_id: orderId,
      amount: 164_800,
      currency: 'INR',
      name: 'Jyotiratna',
      ...extra,
    },
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Test payment', exact: true });
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const closed = () => dialog().waitFor({ state: 'detached' });

describe('the window', () => {
  test('displays the merchant, the amount, and a notice that no money moves', async () => {
    await open();
    const text = await dialog().textContent();
    expect([
      text?.includes('Jyotiratna'),
      text?.includes('₹1,648'),
      /no money moves/i.test(text ?? ''),
    ]).toEqual([true, true, true]);
    expect(await dialog().getByRole('button').allInnerTexts()).toEqual([
      'Succeed',
      'Fail',
      'Close',
    ]);
  });

  test('has no accessibility violation that axe finds', async () => {
    await open();
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test.each([320, 360, 1440])('fits a width of %d pixels', async (width) => {
    await page.setViewportSize({ width, height: 640 });
    await open();
    const horizontal = await page.evaluate<boolean[]>(
      "[document.documentElement, document.querySelector('dialog')].map((box) => box.scrollWidth > box.clientWidth)",
    );
    expect(horizontal).toEqual([false, false]);
  });

  test('traps the keyboard focus', async () => {
    await open();
    const visited: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      visited.push(
        await page.evaluate('document.activeElement.textContent || document.activeElement.tagName'),
      );
      await page.keyboard.press('Tab');
    }
    expect(visited).toEqual(['Succeed', 'Fail', 'Close', 'INPUT', 'Succeed']);
  });
});

describe('Succeed', () => {
  test('hands the page exactly three fields and closes', async () => {
    await open();
    await press('Succeed');
    await closed();
    const [[kind, fields]] = (await callbacks()) as [PageEvent];
    expect([kind, Object.keys(fields).sort()]).toEqual([
      'handler',
      ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'],
    ]);
    expect((await gateway.ledger()).captured).toBe(164_800);
  });

  test('is declined with a test card for that purpose', async () => {
    await open();
    await dialog().getByLabel('Test card or UPI ID (optional)').fill('4100 2800 0006 0003');
    await press('Succeed');
    await dialog().getByText('Payment was not completed.').waitFor();
    expect(await callbacks()).toEqual([
      ['failed', expect.objectContaining({ reason: 'card_declined' })],
    ]);
  });

  test('returns the payer’s contact details', async () => {
    await open({ prefill: { email: 'a@example.com', contact: '+919999999999' } });
    await press('Succeed');
    await closed();
    expect((await gateway.ledger()).payments[0]).toMatchObject({
      email: 'a@example.com',
      contact: '+919999999999',
    });
  });
});

describe('Fail', () => {
  test('notifies the page and stays open for a retry', async () => {
    await open();
    await press('Fail');
    await dialog().getByText('You can try again.').waitFor();
    await press('Succeed');
    await closed();
    expect((await callbacks()).map(([kind]) => kind)).toEqual(['failed', 'handler']);
  });

  test('closes if the page permits no retry', async () => {
    await open({ retry: { enabled: false } });
    await press('Fail');
    await closed();
    expect((await callbacks()).map(([kind]) => kind)).toEqual(['failed', 'dismissed']);
  });
});

describe('closing the window', () => {
  test('Close notifies the page without an attempt', async () => {
    await open();
    await press('Close');
    await closed();
    expect([await callbacks(), (await gateway.ledger()).payments]).toEqual([
      [['dismissed', null]],
      [],
    ]);
  });

  test('Escape is equivalent to Close', async () => {
    await open();
    await page.keyboard.press('Escape');
    await closed();
    expect(await callbacks()).toEqual([['dismissed', null]]);
  });

  test('Escape does nothing if the page disables it', async () => {
    await open({ modal: { escape: false } });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect([await dialog().isVisible(), await callbacks()]).toEqual([true, []]);
  });

  test('the timeout closes the window', async () => {
    await open({ timeout: 0.2 });
    await closed();
    expect(await callbacks()).toEqual([['dismissed', 'timeout']]);
  });

  test('the page may close the window itself, and open another', async () => {
    await open();
    await page.evaluate(() =>
      (globalThis as unknown as { opened: { close(): void } }).opened.close(),
    );
    await open();
    expect([await dialog().count(), await callbacks()]).toEqual([1, []]);
  });
});

describe('failures', () => {
  test.each([
    ['handler-twice', ['handler', 'handler']],
    ['handler-never', []],
    ['dismissed-after-paying', ['dismissed']],
  ])('%s', async (failure, expected) => {
    await gateway.injectError('window', failure);
    await open();
    await press('Succeed');
    await closed();
    expect([
      (await callbacks()).map(([subject]) => subject),
      (await gateway.ledger()).captured,
    ]).toEqual([expected, 164_800]);
  });

  test('a lost response is an error that can be retried', async () => {
    // A browser retries a request by itself if a reused connection turns out to be closed.
    await gateway.injectError('attempt', 'reset', { times: 9 });
    await open();
    await press('Succeed');
    await dialog().getByText('The sandbox could not be reached.').waitFor();
    expect((await callbacks()).map(([subject]) => subject)).toEqual(['failed']);
  });
});
