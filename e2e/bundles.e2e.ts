import type { Browser } from '@playwright/test';
import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies } from './shopping.ts';

/** Slugs of products without options. */
const parts = ['lapis-lazuli-bracelet', 'moonstone-bracelet'];

let browser: Browser;
let shop: ShopProcess;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop();
});
test.afterAll(() => shop?.remove());

test('a bundle is created in the wizard, sold at one price, and reduces the stock of its components', async () => {
  const admin = await newAdministrator(browser, shop.url, {});
  const { page } = admin;
  const before = await readRemedies(page.request, shop.url);
  const [first, second] = parts.map((slug) => before.find((remedy) => remedy.slug === slug));
  if (!first || !second) throw new Error('The demo catalogue lacks a part of the set.');
  await page.goto(`${shop.url}/admin/remedies/add`);
  await page.getByRole('radio', { name: /^Set/ }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Calm Evening Set');
  await page.getByRole('radio', { name: /^Semi-Precious/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const { name } of [first, second]) {
    await page.getByRole('searchbox', { name: 'Find a remedy' }).fill(name);
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  }
  await page.getByRole('textbox', { name: `Quantity of ${first.name}` }).fill('2');
  await page.getByRole('textbox', { name: 'Price in rupees' }).fill('500');
  await page.getByText('The set costs ₹500').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Add images').setInputFiles(await imageFile('set', '#335566'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create Product' }).click();
  await page.waitForURL(`${shop.url}/remedies/calm-evening-set`);
  admin.expectNoOutput();
  await admin.close();

  const visitor = await newVisitor(browser, { screen: 'phone' });
  await visitor.page.goto(`${shop.url}/remedies/calm-evening-set`);
  const lines = visitor.page.getByRole('listitem').filter({ hasText: 'each' });
  await expect(lines).toContainText([`2 × ${first.name}`, `1 × ${second.name}`]);
  await visitor.page.getByText('Bought singly').waitFor();
  const set = (await readRemedies(visitor.context.request, shop.url)).find(
    ({ slug }) => slug === 'calm-evening-set',
  );
  if (!set) throw new Error('The set is not listed.');
  expect(set.discountedPrice).toBe(500);
  const order = await placeOrder(visitor.context.request, shop.url, set);
  const after = new Map(
    (await readRemedies(visitor.context.request, shop.url)).map((one) => [one._id, one.quantity]),
  );
  expect([after.get(first._id), after.get(second._id)]).toEqual([
    Number(first.quantity) - 2,
    Number(second.quantity) - 1,
  ]);
  await visitor.page.goto(`${shop.url}/order/${order}`);
  await visitor.page.getByText(`2 × ${first.name}`).waitFor();
  visitor.expectNoOutput();
  await visitor.close();
});
