import type { Browser } from '@playwright/test';
import { checkA11y, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let visitors: Watched[] = [];

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop();
});
test.afterAll(() => shop?.remove());
test.afterEach(async () => {
  for (const visitor of visitors) {
    visitor.expectNoOutput();
    await visitor.close();
  }
  visitors = [];
});

test('a coupon for one remedy is created by its name, and a buyer of another sees the restriction in Hindi', async () => {
  const admin = await newAdministrator(browser, shop.url, {});
  const buyer = await newVisitor(browser, { allowed: /status of 400/ });
  visitors = [admin, buyer];
  const all = await readRemedies(admin.context.request, shop.url);
  const [meant, other] = all.filter(({ slug }) => slug.endsWith('-bracelet'));
  if (!meant || !other) throw new Error('The shop is empty.');

  const { page } = admin;
  await page.goto(`${shop.url}/admin/coupons/add`);
  await page.getByRole('textbox', { name: 'Code' }).fill('only1');
  await page.getByRole('textbox', { name: 'Value', exact: true }).fill('20');
  await page.getByRole('textbox', { name: /^Uses per customer/ }).fill('1');
  await page.getByRole('textbox', { name: /^Most taken off/ }).fill('100');
  await page.getByRole('textbox', { name: /^Find a product/ }).fill(meant.name);
  await page.getByRole('button', { name: `Take in ${meant.name}`, exact: true }).click();
  await page.getByRole('button', { name: `Take out ${meant.name}`, exact: true }).waitFor();
  await checkA11y(page);
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await page.getByText(`Only ${meant.name}`).waitFor();
  await page.getByText('1 a customer').waitFor();
  await page.getByText('at most ₹100').waitFor();
  await checkA11y(page);

  await buyer.page.goto(`${shop.url}/hi/remedies/${other.slug}`);
  await buyer.page.getByRole('button', { name: 'कार्ट में डालें' }).first().click();
  await buyer.page.goto(`${shop.url}/hi/cart`);
  const box = buyer.page.locator('input[name="coupon"]');
  await box.fill('ONLY1');
  await box.press('Enter');
  await expect(buyer.page.getByText('यह कूपन आपके कार्ट के उपायों के लिए नहीं है').first()).toBeVisible();
  // Waits until the toast is fully visible, before axe checks its colours.
  await buyer.page.getByText('कूपन नहीं लगा', { exact: true }).waitFor();
  await checkA11y(buyer.page);
});
