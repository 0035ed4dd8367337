import type { Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { acceptChat, askForChat, healerName, openDesk } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { paymentWindow } from './shopping.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

/** The browser's own lines about calls that get no answer. */
const provoked = /WebSocket connection|Failed to load resource|ERR_/;
/** Ms within which a connection that has died without a word is noticed. */
const noticedMs = 15_000;

let shop: ShopProcess;
let proxy: SilentProxy;
let customer: Watched;
let healer: Watched;
let page: Page;
let desk: Page;

test.beforeAll(async ({ browser }) => {
  proxy = await startSilentProxy();
  shop = await startShop({ PAYMENTS: 'sandbox', PUBLIC_URL: proxy.url, PORT: proxy.shopPort });
  customer = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  healer = await newVisitor(browser, { allowed: provoked });
  page = customer.page;
  desk = healer.page;
});
test.afterAll(async () => {
  await customer?.close();
  await healer?.close();
  await proxy?.close();
  await shop?.remove();
});

const disconnected = (of: Page) => of.getByText(/^Connection lost/);
const say = async (of: Page, text: string) => {
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

test('a session survives a network that dies without a word, on either side', async () => {
  test.slow();
  // Both reach the shop through the same network; the first session uses up the free minutes.
  const through = { ...shop, url: proxy.url };
  await openDesk(desk, through);
  await askForChat(page, through);
  await acceptChat(desk, page);
  await say(desk, 'Namaste');
  await page.getByRole('log').getByText('Namaste').waitFor();
  await end(page);
  await page.getByText('You ended the session.').waitFor();

  // The network dies while a rating is given: it is saved once the network is back.
  proxy.lose('everything');
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Save rating' }).click();
  await page.getByText(/^Not saved yet/).waitFor();
  // In the meantime the dashboard shows that it is offline, and its switch waits.
  await disconnected(desk).first().waitFor({ timeout: noticedMs });
  await desk.getByText('You are offline.').waitFor();
  await desk.getByRole('button', { name: 'Pause requests' }).click();
  await desk.getByText(/^Not saved yet/).waitFor();
  proxy.lose('nothing');
  await page.getByText('Thank you for your rating.').waitFor();
  await desk.getByRole('button', { name: 'Take requests' }).click();
  await desk.getByText('You are online.').waitFor();
  await expect(disconnected(desk)).toHaveCount(0);

  // A paid session.
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
  await acceptChat(desk, page);
  await say(page, 'May I ask about my work?');
  await desk.getByRole('log').getByText('May I ask about my work?').waitFor();

  // The sockets alone die: both sides read on over HTTP.
  proxy.lose('sockets');
  for (const one of [page, desk]) await disconnected(one).first().waitFor({ timeout: noticedMs });
  await say(desk, 'Please, which work?');
  await page.getByRole('log').getByText('Please, which work?').waitFor();
  proxy.lose('nothing');
  for (const one of [page, desk]) await expect(disconnected(one)).toHaveCount(0);

  // The whole network dies: it is said, the clock stands, and what was asked for is done once it is back.
  proxy.lose('everything');
  await say(page, 'Written without a network');
  await disconnected(page).waitFor({ timeout: noticedMs });
  await page.getByText(/the time shown stands/).waitFor();
  const stands = await clock(page);
  await end(page);
  await page.getByText(/^Not ended yet/).waitFor();
  expect(await clock(page)).toBe(stands);
  await disconnected(desk).first().waitFor();
  proxy.lose('nothing');
  await page.getByText('You ended the session.').waitFor();
  await desk.getByText('The customer ended the session.').waitFor();
  await expect(page.getByText(/^Not ended yet/)).toHaveCount(0);
});
