import type { Browser } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let order: string;

test.beforeAll(async ({ browser: started, playwright }) => {
  browser = started;
  shop = await startShop();
  const request = await playwright.request.newContext();
  const [remedy] = await readRemedies(request, shop.url);
  order = await placeOrder(request, shop.url, remedy!);
  await request.dispose();
});
test.afterAll(() => shop?.remove());

const screens = ['', '/orders', '/orders/:id', '/remedies', '/customers', '/coupons'];

for (const screen of screens)
  test(`the screen /hi/admin${screen} is in Hindi on a phone`, async () => {
    const { page, expectNoOutput, close } = await newAdministrator(browser, shop.url, {
      screen: 'phone',
    });
    await page.goto(`${shop.url}/hi/admin${screen.replace(':id', order)}`, {
      waitUntil: 'networkidle',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ऀ-ॿ]/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expectNoHorizontalScroll(page);
    await checkA11y(page);
    expectNoOutput();
    await close();
  });
