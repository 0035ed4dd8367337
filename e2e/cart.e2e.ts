import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import { fillLocalCart, type Remedy, readRemedies, register } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let remedy: Remedy;
let visitor: Watched;
let page: Page;

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

test.beforeAll(async ({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
  const context = await browser.newContext();
  const remedies = await readRemedies(context.request, shop.url);
  remedy = remedies.find(({ quantity }) => quantity === null) as Remedy;
  await context.close();
});
test.beforeEach(async () => {
  visitor = await newVisitor(browser);
  page = visitor.page;
  await page.goto(shop.url);
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

test.describe('the cart', () => {
  const more = () =>
    page
      .getByRole('group', { name: `Quantity of ${remedy.name}` })
      .getByRole('button')
      .last();
  const fewer = () =>
    page
      .getByRole('group', { name: `Quantity of ${remedy.name}` })
      .getByRole('button')
      .first();

  test('decrements the quantity to one, shows the total, and can be emptied', async () => {
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    await page.goto(`${shop.url}/cart`);
    await page.getByRole('heading', { name: 'Order Summary' }).waitFor();
    await expect(fewer()).toBeDisabled();
    await more().click();
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    const summary = page.getByRole('region', { name: 'Order Summary' });
    const totalOf = (name: RegExp) =>
      summary
        .locator('dl > div')
        .filter({ has: page.locator('dt', { hasText: name }) })
        .locator('dd');
    await expect
      .poll(() => totalOf(/^Subtotal/).textContent())
      .toBe(rupees(remedy.discountedPrice * 2));
    expect(
      await totalOf(/^Shipping/)
        .locator('s')
        .textContent(),
    ).toContain('₹100');
    await expect(totalOf(/^Shipping/)).toContainText('Free');
    await expect(totalOf(/^Tax/)).toHaveText('₹0');
    await expect(totalOf(/^Total/)).toHaveText(rupees(remedy.discountedPrice * 2));
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: remedy.name })
        .last()
        .getAttribute('href'),
    ).toBe(`/products/${remedy._id}`);
    await page.getByRole('button', { name: `Remove ${remedy.name}` }).click();
    await page.getByText('Your cart is empty').waitFor();
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await page.waitForURL('**/remedies');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAttribute(
      'aria-label',
      'Cart',
    );
  });

  test('displays ... and ignores clicks while a line is being updated', async () => {
    await register(page, shop.url, '/');
    await page.request.post(`${shop.url}/api/cart/add`, {
      data: { productId: remedy._id, quantity: 2 },
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/cart/add', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${shop.url}/cart`);
    await more().click();
    await page
      .getByRole('group', { name: `Quantity of ${remedy.name}` })
      .getByText('...')
      .waitFor();
    expect([await more().isDisabled(), await fewer().isDisabled()]).toEqual([true, true]);
    release();
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
  });

  test('recalculates when another tab of this browser changes it', async () => {
    const other = await visitor.context.newPage();
    await other.goto(`${shop.url}/careers`);
    await fillLocalCart(other, [{ remedy, quantity: 3 }]);
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
  });
});
