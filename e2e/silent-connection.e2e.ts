import type { Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { acceptChat, healerName, openDashboard, requestChat } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { paymentWindow } from './shopping.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

/** Console output of the browser about requests without a response. */
const provoked = /WebSocket connection|Failed to load resource|ERR_/;
/** Ms within which a silently dropped connection is detected. */
const noticedMs = 15_000;

let shop: ShopProcess;
let proxy: SilentProxy;
let customer: Watched;
let healer: Watched;
let page: Page;
let healerPage: Page;

test.beforeAll(async ({ browser }) => {
  proxy = await startSilentProxy();
  shop = await startShop({ PAYMENTS: 'sandbox', PUBLIC_URL: proxy.url, PORT: proxy.shopPort });
  customer = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  healer = await newVisitor(browser, { allowed: provoked });
  page = customer.page;
  healerPage = healer.page;
});
test.afterAll(async () => {
  await customer?.close();
  await healer?.close();
  await proxy?.close();
  await shop?.remove();
});

const disconnected = (of: Page) => of.getByText(/^Connection lost/);
const sendMessage = async (of: Page, text: string) => {
  await of.getByRole('textbox', { name: 'Your message' }).fill(text);
  await of.getByRole('button', { name: 'Send', exact: true }).click();
};
const end = async (of: Page) => {
  await of.getByRole('button', { name: 'End session' }).click();
  await of.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
};
const clock = (of: Page) =>
  of
    .locator('dt', { hasText: /^Time$/ })
    .locator('xpath=following-sibling::dd')
    .textContent();

test('a session survives a silent network failure on either side', async () => {
  test.slow();
  // Both connect through the same proxy; the first session uses the free minutes.
  const through = { ...shop, url: proxy.url };
  await openDashboard(healerPage, through);
  await requestChat(page, through);
  await acceptChat(healerPage, page);
  await sendMessage(healerPage, 'Namaste');
  await page.getByRole('log').getByText('Namaste').waitFor();
  await end(page);
  await page.getByText('You ended the session.').waitFor();

  // The network fails while a rating is submitted: it is saved after reconnection.
  proxy.lose('everything');
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Save rating' }).click();
  await page.getByText(/^Not saved yet/).waitFor();
  // In the interim the dashboard displays that it is offline, and its switch is pending.
  await disconnected(healerPage).first().waitFor({ timeout: noticedMs });
  await healerPage.getByText('You are offline.').waitFor();
  await healerPage.getByRole('button', { name: 'Pause requests' }).click();
  await healerPage.getByText(/^Not saved yet/).waitFor();
  proxy.lose('nothing');
  await page.getByText('Thank you for your rating.').waitFor();
  await healerPage.getByRole('button', { name: 'Take requests' }).click();
  await healerPage.getByText('You are online.').waitFor();
  await expect(disconnected(healerPage)).toHaveCount(0);

  // A session that is charged.
  await page.goto(`${proxy.url}/sessions`);
  await page.getByRole('spinbutton').fill('500');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await page.getByText('added to your balance').first().waitFor();
  await page.goto(`${proxy.url}/spiritual-healers`);
  await page
    .getByRole('article', { name: new RegExp(healerName) })
    .getByRole('button', { name: 'Chat Now' })
    .click();
  await page.getByRole('button', { name: 'Request chat' }).click();
  await acceptChat(healerPage, page);
  await sendMessage(page, 'May I ask about my work?');
  await healerPage.getByRole('log').getByText('May I ask about my work?').waitFor();

  // Only the sockets fail: both sides continue over HTTP.
  proxy.lose('sockets');
  for (const one of [page, healerPage])
    await disconnected(one).first().waitFor({ timeout: noticedMs });
  await sendMessage(healerPage, 'Please, which work?');
  await page.getByRole('log').getByText('Please, which work?').waitFor();
  proxy.lose('nothing');
  for (const one of [page, healerPage]) await expect(disconnected(one)).toHaveCount(0);

  // The whole network fails: the page reports it, the clock is paused, and pending requests resume
  // after reconnection.
  proxy.lose('everything');
  await sendMessage(page, 'Written without a network');
  await disconnected(page).waitFor({ timeout: noticedMs });
  await page.getByText(/the time shown stands/).waitFor();
  const stands = await clock(page);
  await end(page);
  await page.getByText(/^Not ended yet/).waitFor();
  expect(await clock(page)).toBe(stands);
  await disconnected(healerPage).first().waitFor();
  proxy.lose('nothing');
  await page.getByText('You ended the session.').waitFor();
  await healerPage.getByText('The customer ended the session.').waitFor();
  await expect(page.getByText(/^Not ended yet/)).toHaveCount(0);
});
