import type { Browser } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import {
  fillCheckout,
  fillLocalCart,
  openStorage,
  payButton,
  paymentWindow,
  type Remedy,
  readRemedies,
  register,
} from './shopping.ts';

let browser: Browser;
test.beforeAll(({ browser: started }) => {
  browser = started;
});

/** A remedy whose stock is not tracked. */
async function anyRemedyOf(url: string): Promise<Remedy> {
  const context = await browser.newContext();
  const remedies = await readRemedies(context.request, url);
  await context.close();
  return remedies.find(({ quantity }) => quantity === null) as Remedy;
}

test.describe('every page of buying and of the account', () => {
  let shop: ShopProcess;
  let remedy: Remedy;
  test.beforeAll(async () => {
    shop = await startShop();
    remedy = await anyRemedyOf(shop.url);
  });
  test.afterAll(() => shop?.remove());

  for (const screen of ['small', 'desktop'] as const)
    test(`is accessible and fits on a ${screen} screen`, async () => {
      test.slow();
      const watched = await newVisitor(browser, {
        screen,
        allowed: /status of 40[04]|The order could not be loaded/,
      });
      const { page } = watched;
      const inspect = async (path: string, ready: string) => {
        await page.goto(shop.url + path);
        await page.getByText(ready).first().waitFor();
        await checkA11y(page);
        await expectNoHorizontalScroll(page);
      };
      await inspect('/cart', 'Your cart is empty');
      await inspect('/checkout', 'Your Cart is Empty');
      await fillLocalCart(page, [{ remedy, quantity: 2 }]);
      await inspect('/cart', 'Order Summary');
      await inspect('/checkout', 'Delivery address');
      await payButton(page).click();
      await page.getByText('Please provide a valid email.').first().waitFor();
      await checkA11y(page);
      await inspect('/user/login', 'Forgot password?');
      await inspect('/user/register', 'Create account');
      await inspect('/user/forgot-password', 'Send link');
      await inspect('/user/reset-password?token=none', 'Set password');
      await inspect('/user/verify-email?token=none', 'Email not confirmed');
      await inspect('/admin/login', 'For the people who run the shop.');
      await inspect('/admin/register', 'Invitation code');
      await inspect('/order-confirmation', 'No order to show');
      await inspect('/order/none', 'Order not found');
      await register(page, shop.url, '/checkout');
      await fillCheckout(page);
      await payButton(page).click();
      await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
      await page.waitForURL('**/order-confirmation');
      await page.getByText('What happens next').waitFor();
      await checkA11y(page);
      await expectNoHorizontalScroll(page);
      await inspect('/user/profile', 'Primary');
      watched.expectNoOutput();
      await watched.close();
    });
});

test.describe('without a payment provider', () => {
  let simulated: ShopProcess;
  test.beforeAll(async () => {
    simulated = await startShop({ PAYMENTS: 'none' });
  });
  test.afterAll(() => simulated?.remove());

  test('simulates the payment without calling a server, and displays a notice', async () => {
    const watched = await newVisitor(browser);
    const { page } = watched;
    await openStorage(page, simulated.url);
    await fillLocalCart(page, [{ remedy: await anyRemedyOf(simulated.url), quantity: 1 }]);
    await page.goto(`${simulated.url}/checkout`);
    await page.getByText('Simulated payment').waitFor();
    await fillCheckout(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await payButton(page).click();
    await page.waitForURL('**/order-confirmation');
    await page.getByText('no order is stored').waitFor();
    expect(calls).toEqual([]);
    watched.expectNoOutput();
    await watched.close();
  });
});
