import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  screens,
  type Watched,
} from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import { whenSaved } from './mailbox.ts';
import { selectTime } from './select-time.ts';
import { administrator, type ShopProcess, startShop } from './shop-process.ts';
import { register } from './shopping.ts';

/** The browser's console output about the response to a request for a reserved slot. */
const provoked = /^Failed to load resource: the server responded with a status of 409/;

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop();
});
test.afterAll(() => shop?.remove());
test.beforeEach(async () => {
  visitor = await newVisitor(browser, { allowed: provoked });
  page = visitor.page;
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

const cards = () => page.getByRole('list', { name: 'Healers' }).getByRole('article');
const dialog = () => page.getByRole('dialog');
const count = (visible: number) => page.getByText(`Showing ${visible} of 6 healers`).waitFor();
/** Waits for hydration: a click before it submits a plain form. */
const open = async (path = '/spiritual-healers') => {
  await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' });
};

/**
 * Selects the first available slot of a future day, so that no test depends on the time at which it
 * runs.
 */
async function selectSlot(day: number): Promise<string> {
  const days = dialog().getByRole('group', { name: 'Day' }).getByRole('radio');
  await days.nth(day).check({ force: true });
  const free = dialog().locator('input[name=time]:enabled').first();
  await selectTime(free);
  return (await free.getAttribute('aria-label')) ?? '';
}

async function fillContact(): Promise<void> {
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await dialog().getByRole('textbox', { name: 'Phone' }).fill('+91 98290 00000');
  await dialog().getByRole('textbox', { name: 'Email' }).fill('asha@example.in');
}

test.describe('the list of healers', () => {
  test('is found by search, and the URL preserves the query', async () => {
    await open();
    await count(6);
    await page.getByRole('searchbox').fill('match');
    await count(1);
    await page.waitForURL(/search=match/);
    await page.reload();
    await count(1);
    expect(await cards().getByRole('heading').allTextContents()).toEqual(['Pandit Raghunath P.']);
  });

  test('is filtered by options, badge and price, and displays an empty state', async () => {
    await open();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Hindi');
    await count(4);
    const badge = page.getByRole('button', { name: 'Online Only' });
    await badge.click();
    await count(3);
    await expect(badge).toHaveAttribute('aria-pressed', 'true');
    const highest = page.getByRole('slider', { name: 'Highest chat price' });
    await highest.focus();
    for (let step = 0; step < 16; step += 1) await page.keyboard.press('ArrowLeft');
    await count(2);
    await page.getByRole('combobox', { name: 'Planet' }).selectOption('Ketu');
    await page.getByRole('heading', { name: 'No healers found' }).waitFor();
    await page.getByText('Try adjusting your search criteria or filters').waitFor();
    await badge.click();
    await expect(badge).toHaveAttribute('aria-pressed', 'false');
  });

  test('offers no chat with an offline healer', async () => {
    await open('/spiritual-healers?search=Raghunath');
    await expect(page.getByRole('button', { name: 'Unavailable' })).toBeDisabled();
  });

  test('works as a plain form before hydration', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${shop.url}/spiritual-healers`);
    await plain.getByRole('combobox', { name: 'Language' }).selectOption('Hindi');
    await plain.getByRole('button', { name: 'Online Only' }).click();
    await plain.getByText('Showing 3 of 6 healers').waitFor();
    await plain.getByRole('button', { name: 'Online Only' }).click();
    await plain.getByText('Showing 4 of 6 healers').waitFor();
    await context.close();
  });

  for (const screen of Object.keys(screens) as (keyof typeof screens)[])
    test(`is accessible and fits on ${screen}`, async () => {
      await page.setViewportSize(screens[screen]);
      await open();
      await checkA11y(page);
      await expectNoHorizontalScroll(page);
    });

  test('collapses its filter panel on a desktop, where cards form two columns', async () => {
    await page.setViewportSize(screens.desktop);
    await open();
    const button = page.getByRole('button', { name: 'Filters' });
    const language = page.getByRole('combobox', { name: 'Language' });
    await expect(language).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(language).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(language).toBeVisible();
    const boxes = await Promise.all([0, 1, 2].map((at) => cards().nth(at).boundingBox()));
    const [first, second, third] = boxes.map((box) => [box?.x, box?.y]);
    expect(second?.[1], 'beside the first').toBe(first?.[1]);
    expect(third?.[0], 'below the first').toBe(first?.[0]);
  });

  test('has its filters in a sheet on a phone', async () => {
    await page.setViewportSize(screens.phone);
    await open();
    await page.getByRole('button', { name: 'Filters' }).click();
    await dialog().getByRole('switch', { name: 'Online only' }).click();
    await dialog().getByRole('button', { name: 'Show 4 healers' }).waitFor();
    await checkA11y(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Filters 1 active' }).waitFor();
    await count(4);
  });
});

test.describe('a session', () => {
  test('is booked from the profile, seen in the account, moved and cancelled', async () => {
    await register(page, shop.url, '/spiritual-healers');
    await open();
    const view = cards().first().getByRole('button', { name: 'View Profile' });
    await view.click();
    await checkA11y(page);
    await dialog()
      .getByRole('button', { name: /^Video/ })
      .click();
    await dialog().getByRole('heading', { name: 'Book a session' }).waitFor();
    expect(
      await dialog()
        .getByRole('radio', { name: /^Video/ })
        .isChecked(),
    ).toBe(true);
    const time = await selectSlot(2);
    await fillContact();
    await checkA11y(page);
    await dialog()
      .getByRole('button', { name: new RegExp(`^Book video call, \\w+ ${time}$`) })
      .click();
    await dialog().getByRole('heading', { name: 'You are booked' }).waitFor();
    await checkA11y(page);
    const download = page.waitForEvent('download');
    await dialog().getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toMatch(/^session-.+\.ics$/);

    await open('/user/profile');
    const mine = page.getByRole('region', { name: 'Bookings' });
    await mine.getByText('Video call with Acharya Vidyadhar T.').waitFor();
    await mine.getByRole('button', { name: 'Reschedule' }).click();
    await selectSlot(3);
    await dialog()
      .getByRole('button', { name: /^Move to/ })
      .click();
    await dialog().getByRole('heading', { name: 'Your session has moved' }).waitFor();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await mine.getByRole('button', { name: 'Cancel session' }).click();
    await page
      .getByRole('alertdialog')
      .getByText('You have not paid anything, so there is nothing to pay or refund.')
      .waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel session' }).click();
    await mine.getByText('Cancelled', { exact: true }).waitFor();
  });

  test('requires another slot if another user has booked it first', async () => {
    await open('/spiritual-healers?book=sample-healer-2');
    const [label, date] = await Promise.all([
      selectSlot(4),
      dialog().locator('input[name=date]').nth(4).inputValue(),
    ]);
    const time = await dialog().locator('input[name=time]:checked').inputValue();
    await fillContact();
    const body = {
      healerId: 'sample-healer-2',
      mode: 'phone',
      date,
      time,
      name: 'A',
      email: 'a@example.in',
    };
    const quicker = await page.request.post(`${shop.url}/api/bookings`, {
      data: { ...body, phone: '98290 00000' },
    });
    expect(quicker.status()).toBe(200);
    await dialog().getByRole('button', { name: /^Book/ }).click();
    await dialog().getByText('This time has just been taken.').waitFor();
    await dialog()
      .locator(`input[name=time][aria-label="${label}"]:disabled`)
      .waitFor({ state: 'attached' });
  });

  test('lists missing fields, and can be booked by keyboard only', async () => {
    await open();
    await cards().first().getByRole('button', { name: 'Chat Now' }).press('Enter');
    await dialog().getByRole('button', { name: /^Book/ }).press('Enter');
    await dialog().getByText('Please choose a time.').waitFor();
    await dialog().getByText('Please provide a valid phone number.').waitFor();
    await dialog()
      .getByRole('radio', { name: /^Today/ })
      .focus();
    await page.keyboard.press('ArrowRight');
    await dialog().locator('input[name=time]:enabled').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await fillContact();
    await dialog()
      .getByRole('button', { name: /^Book chat, / })
      .press('Enter');
    await dialog().getByRole('heading', { name: 'You are booked' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });
});

test.describe('a session booked without an account', () => {
  test('is cancelled by the link in its email, and the administrator sees it', async () => {
    const { date, time } = await firstFree('sample-healer-5');
    const guest = await browser.newContext();
    const reply = await guest.request.post(`${shop.url}/api/bookings`, {
      data: {
        healerId: 'sample-healer-5',
        mode: 'phone',
        date,
        time,
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '98290 00000',
      },
    });
    const { booking } = (await reply.json()) as { booking: { id: string } };
    await guest.close();
    const link = await whenSaved(() => linkIn(booking.id));

    await open(link.slice(shop.url.length));
    await page.getByRole('heading', { name: 'Phone call with Harjot D.' }).waitFor();
    await checkA11y(page);
    await page.getByRole('button', { name: 'Cancel session' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel session' }).click();
    await page.getByText('Cancelled', { exact: true }).waitFor();

    await open('/admin/login?next=/admin/bookings');
    await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Login' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Harjot D.' });
    await row.getByText('Cancelled').waitFor();
    await checkA11y(page);
  });

  test('is moved and cancelled by the administrator, and counted in the navigation', async () => {
    const { date, time } = await firstFree('sample-healer-6');
    const guest = await browser.newContext();
    const user = { name: 'Ravi Nair', email: 'ravi@example.in', phone: '98290 00001' };
    await guest.request.post(`${shop.url}/api/bookings`, {
      data: { healerId: 'sample-healer-6', mode: 'phone', date, time, ...user },
    });
    await guest.close();
    await open('/admin/login?next=/admin/bookings');
    await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: /^Bookings \d+ to come$/ }).waitFor();
    await page.getByRole('button', { name: 'Move the session of Ravi Nair' }).click();
    await selectTime(page.getByRole('dialog').getByRole('radio', { name: '9:00 pm' }));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Move to .*9:00 pm$/ })
      .click();
    const row = page.getByRole('row').filter({ hasText: 'Ravi Nair' });
    await row.getByText('9:00 pm').waitFor();
    await page.getByRole('button', { name: 'Cancel the session of Ravi Nair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the session' }).click();
    await row.getByText('Cancelled').waitFor();
  });
});

async function firstFree(healerId: string): Promise<{ date: string; time: string }> {
  const date = new Date(now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const reply = await page.request.get(
    `${shop.url}/api/bookings/slots?healerId=${healerId}&date=${date}`,
  );
  const { slots } = (await reply.json()) as { slots: { time: string; available: boolean }[] };
  return { date, time: slots.find(({ available }) => available)?.time ?? '' };
}

/** The link of a booking in emails sent so far. @throws while there is none */
async function linkIn(bookingId: string): Promise<string> {
  const folder = path.join(shop.dataDir, 'mail');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(path.join(folder, name), 'utf8');
    const found = new RegExp(`href="([^"]+/booking/${bookingId}#[^"]+)"`).exec(html);
    if (found?.[1]) return found[1];
  }
  throw new Error(`No message holds a link of ${bookingId}`);
}
