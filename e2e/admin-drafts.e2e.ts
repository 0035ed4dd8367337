import type { Browser } from '@playwright/test';
import { checkA11y, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { toast } from './shopping.ts';

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

test('a draft is created, previewed in both languages, published, copied and unpublished', async () => {
  const admin = await newAdministrator(browser, shop.url, {});
  const buyer = await newVisitor(browser, { allowed: /status of 404/ });
  visitors = [admin, buyer];
  const { page } = admin;
  const public404 = async (slug: string) =>
    (await buyer.page.goto(`${shop.url}/remedies/${slug}`))?.status();

  await page.goto(`${shop.url}/admin/remedies/add`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Moonlit Opal');
  await page.getByRole('radio', { name: /^Precious/ }).check();
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await page.getByRole('textbox', { name: 'Original price' }).fill('5000');
  await page.getByRole('textbox', { name: 'Discounted price' }).fill('4500');
  await next.click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await toast(page, 'Draft saved').waitFor();
  await page.waitForURL(/\/admin\/remedies\/rem_\w+\/preview$/);
  await page.getByRole('heading', { level: 1, name: 'Moonlit Opal' }).waitFor();
  await checkA11y(page);
  expect(await public404('moonlit-opal')).toBe(404);

  const preview = new URL(page.url()).pathname;
  await page.goto(`${shop.url}/admin/remedies?state=drafts`);
  await page.getByText('Draft, needs a picture').waitFor();
  await page.getByRole('button', { name: 'Edit Moonlit Opal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit product' });
  await dialog.getByLabel('Choose images').setInputFiles(await imageFile('opal', '#e6ebf0'));
  await dialog.getByRole('checkbox', { name: /^Published/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Product updated').waitFor();
  expect(await public404('moonlit-opal')).toBe(404);

  await page.goto(`${shop.url}/hi${preview}`);
  await page.getByText('ड्राफ़्ट: यह पृष्ठ केवल व्यवस्थापकों को दिखता है').waitFor();
  await checkA11y(page);
  await page.getByRole('button', { name: 'प्रकाशित करें' }).click();
  await page.getByRole('link', { name: 'इसका पृष्ठ खोलें' }).waitFor();
  expect(await public404('moonlit-opal')).toBe(200);

  await page.goto(`${shop.url}/admin/remedies?search=Moonlit`);
  await page.getByRole('button', { name: 'Copy Moonlit Opal' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Moonlit Opal (copy)',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const name of ['Moonlit Opal', 'Moonlit Opal (copy)'])
    await page.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).check();
  const selected = page.getByRole('region', { name: 'Chosen' });
  await selected.getByText('2 chosen').waitFor();
  await checkA11y(page);
  await selected.getByRole('button', { name: 'Prices and stock' }).click();
  const grid = page.getByRole('dialog', { name: 'Prices and stock' });
  await grid.getByRole('textbox', { name: /^All prices by percent/ }).fill('-10');
  await grid.getByRole('button', { name: 'Fill in the new prices' }).click();
  await expect(
    grid.getByRole('textbox', { name: 'Price of Moonlit Opal', exact: true }),
  ).toHaveValue('4050');
  await grid.getByRole('textbox', { name: /^Stock of Moonlit Opal(?! \(copy)/ }).fill('7');
  await checkA11y(page);
  await grid.getByRole('button', { name: 'Save 2 changes' }).click();
  await toast(page, '2 products updated').waitFor();
  await expect(page.getByRole('row', { name: /Moonlit Opal(?! \(copy).*₹4,050.*7/ })).toBeVisible();
  await selected.getByRole('button', { name: 'Make drafts' }).click();
  await toast(page, 'Now drafts').waitFor();
  expect(await public404('moonlit-opal')).toBe(404);
});
