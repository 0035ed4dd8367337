import type { Browser, Locator, Page } from '@playwright/test';
import { fillBirth } from './birth-form.ts';
import { checkA11y, newVisitor, screens, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { acceptChat, healerName, openDashboard } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { register } from './shopping.ts';

/**
 * Console output of the browser: a request that the test makes fail on purpose, and a socket that
 * closes with its page.
 */
const provoked = /status of (400|409)|WebSocket connection/;
/** The healer of the demo seed with a dashboard. */
const healerId = 'sample-healer-3';

let browser: Browser;
let shop: ShopProcess;
let healer: Watched;
let healerPage: Page;
let customer: Watched;
let page: Page;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop({ PAYMENTS: 'sandbox' });
  healer = await newVisitor(browser, { allowed: provoked });
  healerPage = healer.page;
  await openDashboard(healerPage, shop);
  customer = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  page = customer.page;
});
test.afterAll(async () => {
  await customer?.close();
  await healer?.close();
  await shop?.remove();
});

const message = (of: Page) => of.getByRole('textbox', { name: 'Your message' });
const log = (of: Page) => of.getByRole('log');

/** Asserts that an element is fully within the visible part of the window. */
async function expectInWindow(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
}

test('a conversation fills the screen, warns of contact details, is reachable from every page, and can create a kundli', async () => {
  test.slow();
  await healerPage.setViewportSize({ width: 1440, height: 900 });
  await register(page, shop.url, `/sessions/new?healer=${healerId}`);
  await page
    .getByRole('textbox', { name: /What would you like to ask/ })
    .fill('Which stone suits me?');
  await page.getByRole('button', { name: 'Request chat' }).click();
  const card = healerPage.getByRole('listitem').filter({ hasText: 'Which stone suits me?' });
  await card.getByRole('timer').waitFor();
  for (const detail of ['English', 'First minutes free', 'First session with you'])
    await card.getByText(detail).waitFor();
  await expect(healerPage).toHaveTitle('(1) Meera Sharma is waiting');
  const secondDashboard = await healer.context.newPage();
  await secondDashboard.goto(`${shop.url}/healer`);
  await secondDashboard.getByRole('button', { name: 'Accept Meera Sharma' }).waitFor();
  await acceptChat(healerPage, page);
  await expect(healerPage).toHaveTitle(/Healer’s desk/);
  await secondDashboard
    .getByRole('button', { name: 'Open the session with Meera Sharma' })
    .waitFor();
  await secondDashboard.close();
  await expectInWindow(message(healerPage));
  await healerPage.getByText('Which stone suits me?').waitFor();

  // A phone, and a phone with its keyboard open.
  await expect(page.getByRole('banner').filter({ hasText: 'Jyotiratna' })).toBeHidden();
  await expect(page.getByRole('contentinfo').filter({ hasText: 'Shipping' })).toHaveCount(0);
  await message(healerPage).fill('Pay 9829012345@ybl');
  await healerPage.getByText('This looks like a payment address.').waitFor();
  await healerPage.keyboard.press('Enter');
  await log(page).getByText('A payment address was shared.').waitFor();
  await log(page).getByText('Today').waitFor();
  await page.setViewportSize({ width: 390, height: 430 });
  for (const text of [
    message(page),
    page.getByText('Time', { exact: true }),
    log(page).getByText('Pay 98290'),
  ])
    await expectInWindow(text);
  await page.setViewportSize(screens.phone);

  // A kundli can be created in the share dialog.
  await page.getByRole('button', { name: 'Share a kundli' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You have not saved a kundli yet.').waitFor();
  await checkA11y(page);
  await fillBirth(page);
  await dialog.getByRole('button', { name: 'Save and share' }).click();
  await log(healerPage).getByText('Kundli of Meera Sharma').waitFor();

  // Other pages of the shop display the session in a banner.
  await page.goto(`${shop.url}/remedies`);
  const banner = page.getByRole('complementary', { name: 'Your session' });
  await banner.getByText(`In session with ${healerName}`).waitFor();
  await message(healerPage).fill('Are you there?');
  await healerPage.keyboard.press('Enter');
  await banner.getByText('1 new message').waitFor({ timeout: 15_000 });
  await checkA11y(page);
  await banner.getByRole('link', { name: 'Open' }).click();
  await log(page).getByText('Are you there?').waitFor();

  // Other customers see that the healer is in a session; one requests an alert for its end.
  const other = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  await register(other.page, shop.url, '/spiritual-healers');
  const healerCard = other.page.getByRole('article', { name: new RegExp(healerName) });
  await healerCard.getByText(/In a session, free in about \d+ min/).waitFor();
  await healerCard.getByRole('button', { name: 'Chat when free' }).click();
  await other.page.getByText(/is in a session now\. The wait is about/).waitFor();
  await checkA11y(other.page);
  await other.page.getByRole('button', { name: 'Tell me when free' }).click();
  await other.page.getByText(/We will tell you here and by email/).waitFor();
  await other.page.goto(`${shop.url}/remedies`);
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByRole('link', { name: `Chat again with ${healerName}` }).waitFor();
  await other.page
    .getByRole('complementary', { name: 'Your session' })
    .getByText(new RegExp(`${healerName}.* is free now`))
    .waitFor({ timeout: 30_000 });
  other.expectNoOutput();
  await other.close();
  customer.expectNoOutput();
});
