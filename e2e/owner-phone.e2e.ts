import { checkA11y, expectNoHorizontalScroll, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, toast } from './shopping.ts';

test.describe('an owner with a phone', () => {
  let shop: ShopProcess;
  let owner: Watched;
  test.beforeAll(async () => {
    shop = await startShop();
  });
  test.afterAll(async () => {
    await owner?.close();
    await shop?.remove();
  });

  test('packs and ships an order, and changes a price, at 390 pixels', async ({ browser }) => {
    const guest = await newVisitor(browser);
    const remedies = await readRemedies(guest.context.request, shop.url);
    const remedy = remedies.find(({ slug }) => slug === 'tigers-eye-bracelet');
    if (!remedy) throw new Error('The demo catalogue has no such bracelet.');
    await placeOrder(guest.context.request, shop.url, remedy);
    await guest.close();
    owner = await newAdministrator(browser, shop.url, { screen: 'phone' });
    const { page } = owner;
    await page.goto(`${shop.url}/admin`);
    const bar = page.getByRole('navigation', { name: 'Daily screens' });
    await bar.getByRole('link', { name: /^1 to pack Orders|Orders/ }).click();
    await page.getByRole('link', { name: /^JR-/ }).click();
    await page.getByRole('button', { name: 'Mark packed' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark packed' }).click();
    await toast(page, 'Order packed').waitFor();
    await page.getByRole('button', { name: 'Mark shipped' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('combobox', { name: 'Carrier' }).fill('India Post');
    await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('EE1');
    await expectNoHorizontalScroll(page);
    await dialog.getByRole('button', { name: 'Mark shipped' }).click();
    await toast(page, 'Order shipped').waitFor();
    await checkA11y(page);
    await bar.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('textbox', { name: 'Search products' }).fill(remedy.name);
    await page.waitForURL(/search=/);
    await page.getByRole('checkbox', { name: `Choose ${remedy.name}` }).check();
    await page.getByRole('button', { name: 'Prices and stock' }).click();
    await page.getByRole('textbox', { name: `Price of ${remedy.name}`, exact: true }).fill('1111');
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await toast(page, '1 product updated').waitFor();
    await expectNoHorizontalScroll(page);
    expect(
      (await readRemedies(page.request, shop.url)).find(({ _id }) => _id === remedy._id),
    ).toMatchObject({
      discountedPrice: 1111,
    });
    owner.expectNoOutput();
  });

  test('finds an order by its buyer and a screen by its name', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Search', exact: false }).first().click();
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('meera');
    await page.getByRole('option', { name: /^JR-/ }).waitFor();
    await checkA11y(page);
    await field.fill('taxes');
    await page.getByRole('option', { name: /^Taxes/ }).waitFor();
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
    owner.expectNoOutput();
  });
});
