import type { Browser, Page } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

let browser: Browser;
let shop: ShopProcess;
let owner: Watched;
let page: Page;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop({});
  owner = await newAdministrator(browser, shop.url, { screen: 'phone', allowed: /400/ });
  page = owner.page;
});
test.afterAll(async () => {
  await owner?.close();
  await shop?.remove();
});

const sold = async () =>
  (await (await page.context().request.get(`${shop.url}/api/designs`)).json()).designs;

test('an owner adds a design with a price preview, changes it, withdraws it and offers it again', async () => {
  await page.goto(`${shop.url}/admin/designs`);
  await page.getByText('plain ring').waitFor();
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'Add a design' }).press('Enter');
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await field('Name in English').fill('lotus ring');
  await field(/^Name in Hindi/).fill('कमल अँगूठी');
  await field('Making, ₹ a gram').fill('600');
  await page.getByRole('checkbox', { name: 'Gold 22K' }).press('Space');
  await field(/^Gold 22K, grams in size 1/).fill('3.25');
  const add = page.getByRole('button', { name: 'Add design' });
  await add.click();
  await expect(field('Working days to make it')).toBeFocused();
  await expect(field('Working days to make it')).toHaveAttribute('aria-invalid', 'true');
  await field('Working days to make it').fill('6');
  await expect(page.getByRole('complementary', { name: 'What a customer pays' })).toContainText(
    '3.25 g',
  );
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await add.click();
  const row = page.getByRole('table').getByRole('row', { name: /lotus ring/ });
  await row.waitFor();
  expect((await sold()).at(-1)).toMatchObject({
    name: 'lotus ring',
    nameHi: 'कमल अँगूठी',
    daysToMake: 6,
  });

  await row.getByRole('link', { name: 'Edit lotus ring' }).click();
  await page.getByRole('combobox', { name: 'Making charge' }).selectOption('fixed');
  await field('Making, ₹ a piece').fill('2500');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await row.getByText('₹2,500.00').waitFor();

  const press = async (name: string, confirm: string) => {
    await row.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  };
  await press('Withdraw lotus ring', 'Withdraw');
  await row.getByText('Withdrawn').waitFor();
  expect((await sold()).map(({ name }: { name: string }) => name)).not.toContain('lotus ring');
  await press('Offer lotus ring', 'Offer');
  await row.getByText('Offered').waitFor();
  await page.goto(`${shop.url}/admin/audit`);
  await page.getByText('design.withdraw').first().waitFor();
  owner.expectNoOutput();
});
