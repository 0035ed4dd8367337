import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import {
  applyCoupon,
  fieldOf,
  fillCheckout,
  fillLocalCart,
  openStorage,
  payButton,
  paymentWindow,
  type Remedy,
  readRemedies,
  register,
  toast,
} from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let remedy: Remedy;
let visitor: Watched;
let page: Page;
/** Console output of the page about errors that the tests cause. */
let logged: string[];

test.beforeAll(async ({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
  const context = await browser.newContext();
  remedy = (await readRemedies(context.request, shop.url)).find(
    ({ quantity }) => quantity === null,
  ) as Remedy;
  await context.close();
});
test.beforeEach(async () => {
  visitor = await newVisitor(browser, {
    movement: true,
    allowed: /status of (400|401|404|500)|could not be|The order|The cart/,
  });
  page = visitor.page;
  logged = [];
  page.on('console', (message) => logged.push(message.text()));
  await openStorage(page, shop.url);
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

const hrefOf = (name: string) =>
  page.getByRole('main').getByRole('link', { name }).first().getAttribute('href');
const fail = (path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: {} }));

test.describe('the checkout', () => {
  test('links to the cart, the terms and the privacy policy, and displays a message when the cart is empty', async () => {
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole('heading', { name: 'Your Cart is Empty' }).waitFor();
    expect(await hrefOf('Browse remedies')).toBe('/remedies');
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    await page.goto(`${shop.url}/checkout`);
    await payButton(page).waitFor();
    expect(await hrefOf('Back to Cart')).toBe('/cart');
    expect(await hrefOf('Terms')).toBe('/terms-conditions');
    expect(await hrefOf('Privacy Policy')).toBe('/privacy-policy');
  });

  test('removes a coupon, and applies no discount for a rejected one', async () => {
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    await page.goto(`${shop.url}/checkout`);
    const fullTotal = (await payButton(page).textContent()) ?? '';
    await applyCoupon(page, 'jyoti50');
    await toast(page, 'Coupon applied').waitFor();
    await expect.poll(() => payButton(page).textContent()).not.toBe(fullTotal);
    await page.getByRole('button', { name: 'Remove coupon JYOTI50' }).click();
    await toast(page, 'Coupon removed').waitFor();
    await expect.poll(() => payButton(page).textContent()).toBe(fullTotal);
    await applyCoupon(page, 'NOTHING');
    await toast(page, 'Coupon error').waitFor();
    await expect(payButton(page)).toHaveText(fullTotal);
  });

  test('displays ‘Could not remove coupon.’ if the server fails to remove it', async () => {
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    await register(page, shop.url, '/checkout');
    await applyCoupon(page, 'JYOTI50');
    await toast(page, 'Coupon applied').waitFor();
    await fail('**/api/cart/remove-coupon');
    await page.getByRole('button', { name: 'Remove coupon JYOTI50' }).click();
    await toast(page, 'Could not remove coupon.').waitFor();
  });
});

test.describe('an order', () => {
  test('is confirmed with further links, and is available at its own URL with its items', async () => {
    await fillLocalCart(page, [{ remedy, quantity: 2 }]);
    await page.goto(`${shop.url}/checkout`);
    await fillCheckout(page);
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
    await page.waitForURL('**/order-confirmation');
    await page.getByRole('heading', { name: 'Order Confirmation' }).waitFor();
    expect(await hrefOf('Continue shopping')).toBe('/remedies');
    expect(await hrefOf('Back to home')).toBe('/');

    const stored = await page.evaluate(() => JSON.parse(sessionStorage.order_confirmation));
    await page.goto(`${shop.url}/order/${stored.paymentVerification.orderId}`);
    await page.getByRole('heading', { name: 'Order Confirmation' }).waitFor();
    const details = await page.getByRole('main').locator('dl').first().textContent();
    const exact = `₹${(remedy.discountedPrice * 2).toLocaleString('en-IN')}.00`;
    for (const detail of ['Order ID', stored.orderNumber, 'Status', 'Paid', 'Amount', exact])
      expect(details).toContain(detail);
    const items = await page.getByRole('table', { name: 'Items' }).textContent();
    for (const part of ['Name', 'Qty', 'Price', remedy.name, '2']) expect(items).toContain(part);
    expect(await hrefOf('Back to home')).toBe('/');
    expect(await hrefOf('Continue shopping')).toBe('/remedies');
  });

  test('displays ‘Loading...’ and then ‘Order not found’ if it does not exist, and the error is logged', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/payments/orders/*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${shop.url}/order/0b9f6a52-0000-4000-8000-000000000000`);
    await page.getByText('Loading...').first().waitFor();
    release();
    await page.getByText('Order not found').waitFor();
    await expect.poll(() => logged.join('\n')).toMatch(/order/i);
  });
});

test.describe('the cart of a user', () => {
  test('logs a failed update and a failed removal, and retains the line', async () => {
    await fillLocalCart(page, [{ remedy, quantity: 2 }]);
    await register(page, shop.url, '/cart');
    await page.getByRole('heading', { name: 'Order Summary' }).waitFor();
    await fail('**/api/cart/add');
    await fail('**/api/cart/remove');
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect
      .poll(() => logged.filter((line) => line.startsWith('The cart could not be changed')).length)
      .toBe(1);
    await page.getByRole('button', { name: `Remove ${remedy.name}` }).click();
    await expect
      .poll(() => logged.filter((line) => line.startsWith('The cart could not be changed')).length)
      .toBe(2);
    await page.getByRole('button', { name: `Remove ${remedy.name}` }).waitFor();
  });
});

test.describe('addresses', () => {
  test('display an error if one could not be saved or updated', async () => {
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    await register(page, shop.url, '/checkout');
    const address = {
      fullName: 'Meera Sharma',
      addressLine: '14, Gangori Bazaar',
      apartment: '',
      city: 'Jaipur',
    };
    const rest = {
      state: 'Rajasthan',
      pincode: '302002',
      phone: '98290 00000',
      billingSameAsShipping: true,
    };
    const saved = await page.request.post(`${shop.url}/api/users/addresses`, {
      data: { ...address, ...rest, primary: true },
      headers: { origin: shop.url },
    });
    expect(saved.status()).toBe(200);
    await page.goto(`${shop.url}/checkout`);
    await page.route('**/api/users/addresses**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: {} }),
    );
    await page.getByRole('button', { name: 'Edit address of Meera Sharma' }).click();
    await fieldOf(page, 'City').fill('Ajmer');
    await page.getByRole('button', { name: 'Update address' }).click();
    await toast(page, 'Could not update address. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Use a different address' }).click();
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Save address' }).click();
    await toast(page, 'Could not save address. Please try again.').waitFor();
    await page.unroute('**/api/users/addresses**');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save address' }).click();
    await toast(page, 'Please log in to continue.').waitFor();
  });

  test('of a guest are stored in the browser, where a new one replaces the first', async () => {
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    const address = {
      fullName: 'Asha Rao',
      addressLine: '4 MG Road',
      apartment: '',
      city: 'Ajmer',
      phone: '98290 00000',
    };
    const first = {
      ...address,
      state: 'Rajasthan',
      pincode: '305001',
      billingSameAsShipping: true,
      primary: true,
    };
    await page.evaluate(
      (stored) => localStorage.setItem('guest_address', stored),
      JSON.stringify(first),
    );
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole('radio', { name: /Asha Rao/ }).waitFor();
    await page.getByRole('button', { name: 'Use a different address' }).click();
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Save address' }).click();
    await toast(page, 'Address saved').waitFor();
    await expect(page.getByRole('radio', { name: /Meera Sharma/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Asha Rao/ })).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.parse(localStorage.guest_address));
    expect(stored).toMatchObject({ fullName: 'Meera Sharma', city: 'Jaipur' });
  });
});
