import type { Browser } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, screens, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { acceptChat, askForChat, openDesk } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

/** The browser's own lines about a connection that the journey cuts. */
const provoked = /ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource/;

let browser: Browser;
let shop: ShopProcess;
let customer: Watched;
let healer: Watched;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop({ SEED: 'demo', PAYMENTS: 'sandbox' });
  customer = await newVisitor(browser, { allowed: provoked, reducedMotion: true, screen: 'phone' });
  healer = await newVisitor(browser, { allowed: provoked, reducedMotion: true });
});
test.afterAll(async () => {
  await customer?.close();
  await healer?.close();
  await shop?.remove();
});

test('a customer and a healer talk in two windows, from the request to the transcript', async () => {
  test.slow();
  const desk = healer.page;
  const page = customer.page;
  await openDesk(desk, shop);
  await askForChat(page, shop);
  await acceptChat(desk, page);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Namaste, may I ask about my work?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await desk.getByRole('log').getByText('may I ask about my work').waitFor();

  // The line is cut while both write; what was written arrives once, in one order.
  await customer.context.setOffline(true);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Written without a line');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await desk.getByRole('textbox', { name: 'Your message' }).fill('Please, what is your question?');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await customer.context.setOffline(false);
  await page.getByRole('log').getByText('what is your question').waitFor();
  await desk.getByRole('log').getByText('Written without a line').waitFor();
  const said = (of: typeof page) =>
    of.getByRole('log').getByRole('listitem').locator('p.whitespace-pre-wrap').allTextContents();
  await expect.poll(() => said(page)).toHaveLength(3);
  expect(await said(page)).toEqual(await said(desk));

  await desk.getByRole('button', { name: 'Recommend a remedy' }).click();
  await desk
    .getByRole('button', { name: /^Recommend .*Bracelet/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Added to your cart').first().waitFor();
  for (const [who, screen] of [
    [page, screens.phone],
    [desk, screens.desktop],
  ] as const) {
    await who.setViewportSize(screen);
    await expectNoSidewaysScroll(who);
    await expectAccessible(who);
  }
  await page.getByRole('button', { name: 'End session' }).press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'End session' })).toBeFocused();
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('You ended the session.').waitFor();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Save rating' }).click();
  await page.getByText('Thank you for your rating.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download transcript' }).click();
  expect((await download).suggestedFilename()).toBe('session.txt');
  await page.goto(`${shop.url}/sessions`);
  await page.getByRole('link', { name: /Session with Pandit/ }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // The healer says when they can be booked, and about themselves; the page tells it in both languages.
  await desk.goto(`${shop.url}/hi/healer/profile`);
  await desk.getByText('सोमवार').first().waitFor();
  await expectAccessible(desk);
  await desk.goto(`${shop.url}/healer/profile`);
  await desk.getByRole('textbox', { name: /In English/ }).fill('Forty years of Jyotish in Varanasi.');
  await desk.getByRole('button', { name: 'Save' }).first().click();
  await desk.getByText('Saved', { exact: true }).first().waitFor();
  await expectAccessible(desk);
});
