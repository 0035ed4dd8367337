import type { Browser } from '@playwright/test';
import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { linkFromEmail } from './mailbox.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { contact, fillCheckout, fillLocalCart, openStorage, readRemedies } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop({ CASH_ON_DELIVERY: 'on', CASH_ON_DELIVERY_FEE: '49' });
});
test.afterAll(() => shop?.remove());

test('a guest pays cash on delivery, but not for a gift: order, email, parcel, cash and a review', async () => {
  const visitor = await newVisitor(browser, { screen: 'phone' });
  const { page } = visitor;
  await openStorage(page, shop.url);
  const remedies = await readRemedies(page.context().request, shop.url);
  const remedy = remedies.find(
    ({ quantity, discountedPrice }) => quantity === null && discountedPrice < 5000,
  )!;
  await fillLocalCart(page, [{ remedy, quantity: 1 }]);
  await page.goto(`${shop.url}/checkout`);
  const cash = page.getByRole('radio', { name: /Cash on delivery/ });
  await fillCheckout(page);
  await cash.check();
  const gift = page.getByRole('checkbox', { name: 'This is a gift' });
  await gift.check();
  await expect(cash).toBeDisabled();
  await page
    .getByText('Not available for a gift: its receiver would have to pay for it.')
    .waitFor();
  await gift.uncheck();
  const amount = remedy.discountedPrice + 49;
  const place = page.getByRole('button', {
    name: `Place order, ₹${amount.toLocaleString('en-IN')} in cash`,
  });
  await place.click();
  await page.waitForURL('**/order-confirmation');
  await page.getByText('Please confirm it with the link that we have sent to').waitFor();
  await page.getByText('Cash on delivery', { exact: true }).waitFor();
  const [, id] = /\/order\/(ord_[a-z2-7]+)/.exec(
    (await page.getByRole('link', { name: 'See the order' }).getAttribute('href'))!,
  )!;

  // In another browser, because emails are opened on other devices.
  const reader = await newVisitor(browser, { screen: 'phone' });
  await reader.page.goto(await linkFromEmail(shop.dataDir, contact.Email, `/order/${id}`));
  await reader.page.getByRole('button', { name: 'Confirm my order' }).press('Enter');
  await reader.page.getByText(/in cash ready for the courier/).waitFor();

  const admin = await newAdministrator(browser, shop.url, {});
  await admin.page.goto(`${shop.url}/admin/orders/${id}`);
  const move = async (button: string, confirm: string) => {
    await admin.page.getByRole('button', { name: button }).click();
    await admin.page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  };
  await move('Mark packed', 'Mark packed');
  await admin.page.getByRole('button', { name: 'Mark shipped' }).click();
  await admin.page.getByRole('combobox', { name: 'Carrier' }).fill('India Post');
  await admin.page.getByRole('textbox', { name: 'Tracking number' }).fill('EE1');
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Mark shipped' }).click();
  await move('Mark delivered', 'Mark delivered');
  const paid = admin.page
    .getByRole('region', { name: 'Payments' })
    .getByText('Payment', { exact: true });
  await paid.waitFor();
  await reader.page.reload();
  await expect(reader.page.getByText('Delivered').first()).toBeVisible();

  await reader.page.getByText(`Review ${remedy.name}`).click();
  const send = reader.page.getByRole('button', { name: 'Send the review' });
  await send.click();
  await reader.page.getByText('Please choose one to five stars.').waitFor();
  await reader.page.getByRole('radio', { name: '4 stars' }).check();
  await reader.page.getByRole('textbox', { name: /Your review/ }).fill('It shines in the sun.');
  await reader.page.locator('input[type=file]').setInputFiles(await imageFile('worn', '#8a3324'));
  await send.click();
  await reader.page.getByText('We read every review before it is shown.').waitFor();

  await page.goto(`${shop.url}/remedies/${remedy.slug}`);
  await page.getByText('No reviews yet.').waitFor();
  await admin.page.goto(`${shop.url}/admin/reviews`);
  await admin.page.getByRole('button', { name: /^Publish/ }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await admin.page.getByRole('table').getByText('Published', { exact: true }).waitFor();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('It shines in the sun.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structuredData.join()).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1',
  );
  for (const one of [visitor, reader, admin]) {
    one.expectNoOutput();
    await one.close();
  }
});
