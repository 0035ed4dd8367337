import type { Browser, Locator, Page } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  screens,
  type Watched,
} from './browser.ts';
import { expect, test } from './journey.ts';
import { tabToControl } from './keys.ts';
import { linkFromEmail } from './mailbox.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { selectTime } from './select-time.ts';
import { acceptChat, healerName, openDashboard, requestChat } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { register, toast } from './shopping.ts';

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
});
test.afterAll(async () => {
  await healer?.close();
  await shop?.remove();
});
test.beforeEach(async () => {
  customer = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  page = customer.page;
  await healerPage.goto(`${shop.url}/healer`);
});
test.afterEach(async () => {
  await customer.close();
  customer.expectNoOutput();
});

const message = (of: Page) => of.getByRole('textbox', { name: 'Your message' });
const log = (of: Page) => of.getByRole('log');

/** Both languages, a phone and a desktop: no axe violations, and no horizontal scrolling. */
async function expectGoodScreens(
  of: Page,
  path: string,
  ready: (of: Page) => Locator,
): Promise<void> {
  for (const language of ['', '/hi']) {
    await of.goto(`${shop.url}${language}${path}`);
    await ready(of).first().waitFor();
    for (const screen of [screens.phone, screens.desktop]) {
      await of.setViewportSize(screen);
      await expectNoHorizontalScroll(of);
      await checkA11y(of);
    }
  }
}

test('an image sent by one participant is visible to the other, and to no other user', async () => {
  test.slow();
  await requestChat(page, shop);
  await acceptChat(healerPage, page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Send a picture' }).click();
  await (await chooser).setFiles(await imageFile('palm', '#8a4b2a'));
  const seen = log(healerPage).getByRole('img', { name: 'Picture' });
  await seen.waitFor();
  const drawn = () =>
    seen.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(drawn).toBe(400);
  await log(page).getByRole('img', { name: 'Picture' }).waitFor();
  const address = new URL((await seen.getAttribute('src')) ?? '', shop.url).href;
  const stranger = await newVisitor(browser);
  expect((await stranger.context.request.get(address)).status()).toBe(401);
  await stranger.close();

  // An invalid image is rejected with a message, and the conversation continues.
  const second = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Send a picture' }).click();
  await (await second).setFiles({
    name: 'palm.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await toast(page, 'Please choose JPEG, PNG or WebP pictures.').waitFor();
  await expect(log(page).getByRole('img')).toHaveCount(1);

  const { pathname } = new URL(page.url());
  await expectGoodScreens(page, pathname, log);
  await expectGoodScreens(healerPage, `/healer${new URL(healerPage.url()).search}`, log);
  await page.goto(`${shop.url}${pathname}`);
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expectGoodScreens(page, pathname, (of) => of.getByRole('radio'));
});

test('a shared kundli is opened by the healer as a chart', async () => {
  test.slow();
  await requestChat(page, shop);
  await acceptChat(healerPage, page);
  const birth = {
    name: 'Meera Sharma',
    gender: 'female',
    dob: '21-05-1990',
    birthTime: '06:40',
    location: 'Jaipur',
  };
  const saved = await page.request.post(`${shop.url}/api/users/kundlis`, {
    data: { ...birth, lat: 26.9124, lon: 75.7873, timezone: 'Asia/Kolkata' },
    headers: { origin: shop.url },
  });
  expect(saved.status()).toBe(200);
  await expect(log(healerPage).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Share a kundli' }).click();
  await page.getByRole('button', { name: 'Share the kundli of Meera Sharma' }).click();
  await log(healerPage).getByText('Kundli of Meera Sharma').waitFor();
  for (const [language, chart, title, close] of [
    ['', 'Open the chart', 'Chart', 'Close the chart'],
    ['/hi', 'कुंडली खोलें', 'कुंडली', 'कुंडली बंद करें'],
  ] as const) {
    if (language)
      await healerPage.goto(`${shop.url}${language}/healer${new URL(healerPage.url()).search}`);
    for (const screen of [screens.phone, screens.desktop]) {
      await healerPage.setViewportSize(screen);
      await log(healerPage).getByRole('button', { name: chart }).click();
      const pane = healerPage.getByRole('complementary', { name: title, exact: true });
      await expect(pane.getByRole('img')).toHaveAccessibleName(/^D1/);
      await pane.getByRole('region').first().focus();
      await healerPage.keyboard.press('6');
      await expect(pane.getByRole('img')).toHaveAccessibleName(/^D9/);
      await expect(log(healerPage)).toBeVisible({ visible: screen === screens.desktop });
      await expectNoHorizontalScroll(healerPage);
      await checkA11y(healerPage);
      await pane.getByRole('button', { name: close }).click();
      await expect(log(healerPage).getByRole('button', { name: chart })).toBeFocused();
    }
  }
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('You ended the session.').waitFor();

  for (const language of ['', '/hi']) {
    await healerPage.goto(`${shop.url}${language}/healer/clients`);
    const client = healerPage
      .getByRole('listitem')
      .filter({ has: healerPage.getByRole('heading', { level: 2 }) });
    await client.getByRole('button', { name: /Meera Sharma/ }).click();
    const chart = healerPage.getByRole('region', { name: 'Meera Sharma' }).getByRole('img');
    await expect(chart).toHaveAccessibleName(/^D1/);
    await healerPage
      .getByRole('region', { name: language ? 'कुंडलियाँ साथ-साथ' : 'Charts side by side' })
      .focus();
    await healerPage.keyboard.press('6');
    await expect(chart).toHaveAccessibleName(/^D9/);
    if (!language) {
      await client.getByRole('textbox').fill('Moon in Revati');
      await client.getByRole('button', { name: 'Save note' }).click();
      await toast(healerPage, 'Note saved').waitFor();
    }
    await expect(client.getByRole('textbox')).toHaveValue('Moon in Revati');
    for (const screen of [screens.phone, screens.desktop]) {
      await healerPage.setViewportSize(screen);
      await expectNoHorizontalScroll(healerPage);
      await checkA11y(healerPage);
    }
  }
});

test('a session can be held by keyboard only, and messages are announced politely', async () => {
  test.slow();
  await requestChat(page, shop);
  await tabToControl(healerPage.getByRole('button', { name: 'Accept Meera Sharma' }));
  await healerPage.keyboard.press('Enter');
  await page.getByText('In session', { exact: true }).waitFor();

  for (const of of [page, healerPage]) {
    await log(of).waitFor({ state: 'attached' });
    await expect(log(of)).toHaveAttribute('aria-live', 'polite');
    await expect(of.locator('[aria-live=assertive]:not(:empty)')).toHaveCount(0);
  }
  await tabToControl(message(page));
  await page.keyboard.type('Namaste');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('from Jaipur');
  await page.keyboard.press('Enter');
  // Messages from the other participant have the sender's name, and do not move the focus.
  await log(healerPage).getByText('Meera Sharma: ').waitFor();
  await log(healerPage)
    .getByText(/Namaste\s+from Jaipur/)
    .waitFor();
  await expect(message(page)).toBeFocused();
  await tabToControl(message(healerPage));
  await healerPage.keyboard.type('Welcome');
  await healerPage.keyboard.press('Enter');
  await log(page).getByText('Welcome').waitFor();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveValue('');

  // Older messages are reachable by keyboard.
  await tabToControl(page.getByRole('region', { name: 'Conversation' }), 'Shift+Tab');
  await tabToControl(healerPage.getByRole('button', { name: 'Recommend a remedy' }));
  await healerPage.keyboard.press('Enter');
  await healerPage.getByRole('dialog').getByRole('textbox').fill('Bracelet');
  await tabToControl(
    healerPage
      .getByRole('dialog')
      .getByRole('button', { name: /^Recommend .*Bracelet/ })
      .first(),
  );
  await healerPage.keyboard.press('Enter');
  await expect(healerPage.getByRole('button', { name: 'Recommend a remedy' })).toBeFocused();
  await tabToControl(page.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await page.getByText('Added to your cart').first().waitFor();

  await tabToControl(page.getByRole('button', { name: 'End session' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabToControl(page.getByRole('alertdialog').getByRole('button', { name: 'End session' }));
  await page.keyboard.press('Enter');
  await tabToControl(page.getByRole('radio', { name: '1 star' }));
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await tabToControl(page.getByRole('textbox', { name: 'A few words' }));
  await page.keyboard.type('Clear words');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: '4 stars' }).waitFor();
});

test('a user without an available healer joins the queue, is called and joins the session', async () => {
  test.slow();
  await register(page, shop.url, `/sessions/new?healer=${healerId}`);
  await page.getByRole('button', { name: 'Request chat' }).waitFor();
  await healerPage.goto(`${shop.url}/healer`);
  await healerPage.getByRole('button', { name: 'Pause requests' }).click();
  await healerPage.getByText('You are offline.').waitFor();
  // The open page receives it without a reload.
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByText('You are next.').waitFor();
  const { pathname } = new URL(page.url());
  await expectGoodScreens(page, pathname, (of) => of.getByText(/You are next|अगली बारी/));
  await page.goto(`${shop.url}${pathname}`);
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await page.getByText('The request was withdrawn.').waitFor();

  // A page opened now immediately displays that no healer is online.
  await page.goto(`${shop.url}/sessions/new?healer=${healerId}`);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByText('You are next.').waitFor();
  await healerPage.getByRole('button', { name: 'Call Meera Sharma from the waiting list' }).click();
  await page.getByText('In session', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('You ended the session.').waitFor();
  await healerPage.getByRole('button', { name: 'Take requests' }).click();
  await healerPage.getByText('You are online.').waitFor();
});

test('a chat booked by a guest is added to the guest’s new account', async () => {
  test.slow();
  await page.goto(`${shop.url}/spiritual-healers?book=${healerId}&mode=chat`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Day' }).getByRole('radio').nth(2).check({ force: true });
  await selectTime(dialog.locator('input[name=time]:enabled').first());
  const email = `guest-${crypto.randomUUID()}@example.in`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+91 98290 00000');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: /^Book chat, / }).click();
  await dialog.getByRole('heading', { name: 'You are booked' }).waitFor();

  await page.goto(await linkFromEmail(shop.dataDir, email, '/booking/'));
  const heading = page.getByRole('heading', { name: new RegExp(`Chat with ${healerName}`) });
  await heading.waitFor();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Add this session to my account' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('quiet marigold 41');
  await page.getByRole('button', { name: 'Create account' }).click();
  await heading.waitFor();
  await page.getByRole('button', { name: 'Add this session to my account' }).click();
  await page.waitForURL(`${shop.url}/sessions`);
  // It is in the list of sessions, where it will open.
  await page.getByText(new RegExp(`Chat with ${healerName}`)).waitFor();
  await expectGoodScreens(page, '/sessions', (of) => of.getByRole('heading', { level: 1 }));
});

test('every session screen passes axe in both languages', async () => {
  test.slow();
  await requestChat(page, shop);
  await acceptChat(healerPage, page);
  await message(page).fill('Namaste');
  await page.keyboard.press('Enter');
  await log(healerPage).getByText('Namaste').waitFor();
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('You ended the session.').waitFor();
  await expectGoodScreens(page, `/sessions/new?healer=${healerId}`, (of) => of.getByText(/₹\d+/));
  await expectGoodScreens(page, '/sessions', (of) => of.getByRole('spinbutton'));
  // Names follow the page's language, not the account's.
  await page.goto(`${shop.url}/hi/sessions`);
  await page.getByRole('link', { name: /पंडित रघुनाथ/ }).waitFor();
  await expectGoodScreens(healerPage, '/healer', (of) => of.getByRole('heading', { level: 1 }));
  await expectGoodScreens(healerPage, '/healer/profile', (of) => of.getByRole('textbox'));
  const guest = await newVisitor(browser, { allowed: provoked });
  for (const path of ['/healer/login', '/healer/register'])
    await expectGoodScreens(guest.page, path, (of) => of.getByRole('textbox'));
  guest.expectNoOutput();
  await guest.close();
  const owner = await newAdministrator(browser, shop.url, { allowed: provoked });
  for (const screen of [screens.phone, screens.desktop]) {
    await owner.page.setViewportSize(screen);
    await owner.page.goto(`${shop.url}/admin/consultations`);
    await owner.page
      .getByRole('button', { name: /^Invite/ })
      .first()
      .waitFor();
    await expectNoHorizontalScroll(owner.page);
    await checkA11y(owner.page);
  }
  await owner.page
    .getByRole('button', { name: /^Read the transcript of/ })
    .first()
    .click();
  await owner.page
    .getByRole('alertdialog')
    .getByRole('textbox', { name: 'Reason' })
    .fill('A complaint');
  await checkA11y(owner.page);
  await owner.page.getByRole('button', { name: 'Read the transcript', exact: true }).click();
  await owner.page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await checkA11y(owner.page);
  owner.expectNoOutput();
  await owner.close();
});
