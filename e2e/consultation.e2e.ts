import { bookingDates, formatRupeesExact } from '@jyotiratna/contract';
import type { Browser } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  screens,
  type Watched,
} from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { acceptChat, healerName, openDashboard, requestChat } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { paymentWindow } from './shopping.ts';

/** Console output of the browser about a connection that the test interrupts. */
const provoked = /ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource/;

/** Environment of every start; a restart may have a later clock. */
const env: Record<string, string> = { PAYMENTS: 'sandbox' };

let browser: Browser;
let shop: ShopProcess;
let customer: Watched;
let healer: Watched;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop(env);
  customer = await newVisitor(browser, { allowed: provoked, screen: 'phone' });
  healer = await newVisitor(browser, { allowed: provoked });
});
test.afterAll(async () => {
  await customer?.close();
  await healer?.close();
  await shop?.remove();
});

const portrait = new RegExp(`^Portrait of ${healerName}`);

test('a customer and a healer talk in two windows, from the request to the transcript', async () => {
  test.slow();
  const healerPage = healer.page;
  const page = customer.page;
  await openDashboard(healerPage, shop);
  await requestChat(page, shop);
  await acceptChat(healerPage, page);
  await page
    .getByRole('textbox', { name: 'Your message' })
    .fill('Namaste, may I ask about my work?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await healerPage.getByRole('log').getByText('may I ask about my work').waitFor();

  // The connection is interrupted while both send; each message arrives once, in one order.
  await customer.context.setOffline(true);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Written without a line');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await healerPage
    .getByRole('textbox', { name: 'Your message' })
    .fill('Please, what is your question?');
  await healerPage.getByRole('button', { name: 'Send', exact: true }).click();
  await customer.context.setOffline(false);
  await page.getByRole('log').getByText('what is your question').waitFor();
  await healerPage.getByRole('log').getByText('Written without a line').waitFor();
  const messagesOn = (of: typeof page) =>
    of.getByRole('log').getByRole('listitem').locator('p.whitespace-pre-wrap').allTextContents();
  await expect.poll(() => messagesOn(page)).toHaveLength(3);
  expect(await messagesOn(page)).toEqual(await messagesOn(healerPage));

  await healerPage.getByRole('button', { name: 'Recommend a remedy' }).click();
  await healerPage
    .getByRole('button', { name: /^Recommend .*Bracelet/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Added to your cart').first().waitFor();
  for (const [participantPage, screen] of [
    [page, screens.phone],
    [healerPage, screens.desktop],
  ] as const) {
    await participantPage.setViewportSize(screen);
    await expectNoHorizontalScroll(participantPage);
    await checkA11y(participantPage);
  }
  await page.getByRole('button', { name: 'End session' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  // While the dialog opens, the key still closes the cart's toast.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'End session' })).toBeFocused();
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('You ended the session.').waitFor();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Save rating' }).click();
  await page.getByRole('img', { name: '5 stars' }).waitFor();
  await page.getByRole('button', { name: 'Change rating' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Save rating' }).click();
  await page.getByRole('img', { name: '4 stars' }).waitFor();
  await page.getByRole('link', { name: `Chat again with ${healerName}` }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download transcript' }).click();
  expect((await download).suggestedFilename()).toBe('session.txt');
  await page.goto(`${shop.url}/sessions`);
  await page.getByRole('link', { name: /Session with Pandit/ }).waitFor();
  await expectNoHorizontalScroll(page);
  await checkA11y(page);

  // The healer edits availability and profile; the page displays it in both languages.
  await healerPage.goto(`${shop.url}/hi/healer/profile`);
  await healerPage.getByText('सोमवार').first().waitFor();
  await checkA11y(healerPage);
  await healerPage.goto(`${shop.url}/healer/profile`);
  await healerPage
    .getByRole('textbox', { name: /In English/ })
    .fill('Forty years of Jyotish in Varanasi.');
  await healerPage.getByRole('button', { name: 'Save' }).first().click();
  await healerPage.getByText('Saved', { exact: true }).first().waitFor();
  await healerPage
    .getByRole('button', { name: 'Your portrait' })
    .setInputFiles(await imageFile('face', '#5b7a4a'));
  await healerPage.getByRole('img', { name: portrait }).waitFor();
  await healerPage.getByRole('button', { name: 'Remove' }).waitFor();
  await checkA11y(healerPage);
  await page.getByRole('link', { name: /Session with Pandit/ }).click();
  await page.getByRole('img', { name: portrait }).waitFor();
});

test('a booked phone call opens in both windows on time, is paid from the balance, and its bill is displayed', async () => {
  test.slow();
  const healerPage = healer.page;
  const page = customer.page;
  const [date] = bookingDates(now());
  const booked = await page.request.post(`${shop.url}/api/bookings`, {
    headers: { origin: shop.url },
    data: {
      ...{ healerId: 'sample-healer-3', mode: 'phone', date, time: '17:30' },
      ...{ name: 'Meera Sharma', phone: '+91 98290 00000', email: 'meera@example.in' },
    },
  });
  expect(booked.status(), await booked.text()).toBe(200);
  const { booking } = await booked.json();
  await page.goto(`${shop.url}/sessions`);
  await page.getByText(`Phone call with ${healerName}`).waitFor();
  await page.getByRole('img', { name: portrait }).first().waitFor();

  // Restarts the shop at the time of the session.
  env.CLOCK_STARTS_AT = new Date(Date.parse(booking.startsAt) + 20_000).toISOString();
  await shop.restart();
  await healerPage.goto(`${shop.url}/healer`);
  await healerPage.getByRole('button', { name: 'Open the session with Meera Sharma' }).click();
  const phone = healerPage.getByRole('link', { name: 'Call +91 98290 00000' });
  await expect(phone).toHaveAttribute('href', 'tel:+919829000000');
  await healerPage.getByText('Meera Sharma has not joined yet.').waitFor();
  await page.goto(`${shop.url}/sessions`);
  await page
    .getByRole('link', { name: new RegExp(`Session with ${healerName}`) })
    .first()
    .click();
  await page.getByText('The healer will call you at +91 98290 00000.').waitFor();
  await page.getByText(/Your balance is ₹/).waitFor();
  await healerPage
    .getByText('The session begins once the customer has topped up the balance.')
    .waitFor();
  for (const [participantPage, screen] of [
    [page, screens.phone],
    [healerPage, screens.desktop],
  ] as const) {
    await participantPage.setViewportSize(screen);
    await expectNoHorizontalScroll(participantPage);
    await checkA11y(participantPage);
  }

  // The balance is topped up next to the conversation; the session starts automatically.
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Top up' });
  await panel.getByRole('spinbutton').fill(String(booking.price.session));
  await panel.getByRole('button', { name: 'Top up', exact: true }).click();
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).waitFor();
  const prompt = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await prompt).dismiss();
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await page.getByText('added to your balance').first().waitFor();
  await page.getByText('In session', { exact: true }).waitFor();
  await phone.evaluate((link: HTMLAnchorElement) =>
    link.addEventListener('click', (event) => event.preventDefault()),
  );
  await phone.click();
  await page.getByRole('log').getByText('I am calling you now.').waitFor();
  await healerPage.getByRole('button', { name: 'End session' }).click();
  await healerPage
    .getByRole('alertdialog')
    .getByText('If you end before 15 minutes, the customer gets the full price back.')
    .waitFor();
  await healerPage.keyboard.press('Escape');
  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('You ended the session.').waitFor();
  await page.getByText(formatRupeesExact(booking.price.session)).first().waitFor();
});

test('the shop refunds that session to the balance', async () => {
  const admin = await newAdministrator(browser, shop.url, {});
  await admin.page.goto(`${shop.url}/admin/consultations`);
  await admin.page.getByRole('button', { name: 'Refund the session of Meera Sharma' }).click();
  const dialog = admin.page.getByRole('alertdialog');
  const amount = await dialog.getByRole('spinbutton', { name: 'Amount in rupees' }).inputValue();
  await dialog
    .getByRole('textbox', { name: 'Reason, which the customer reads' })
    .fill('The line was bad.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await admin.page.getByText('Session refunded').first().waitFor();
  await customer.page.goto(`${shop.url}/sessions`);
  const balance = customer.page
    .getByRole('main')
    .getByText(formatRupeesExact(Number(amount)), { exact: true });
  await balance.first().waitFor();
  admin.expectNoOutput();
  await admin.close();
});
