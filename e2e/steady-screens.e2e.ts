import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { placeOrder } from './open-admin.ts';
import type { ShopProcess } from './shop-process.ts';
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

/** Layout shifts during loading, content of the first screen, and overlaps. */

let browser: Browser;
let shop: ShopProcess;
let remedy: Remedy;

test.beforeAll(async ({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
  const context = await browser.newContext();
  const remedies = await readRemedies(context.request, shop.url);
  remedy = remedies.find(({ quantity }) => quantity === null)!;
  await context.close();
});

const phone = { width: 390, height: 844 };

test.describe('on a slow phone', () => {
  /** Total of all layout shifts of a page from its first paint until it is idle for a while. */
  async function shiftsOf(page: Page, path: string, ready: () => Promise<void>): Promise<number> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = { sum: 0 };
      Object.assign(window, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) seen.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(shop.url + path);
    await ready();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  }

  for (const [name, path, quantity] of [
    ['the checkout with a filled cart', '/checkout', 2],
    ['the Hindi checkout with a filled cart', '/hi/checkout', 1],
    ['the checkout with an empty cart', '/checkout', 0],
    ['the cart with an item', '/cart', 1],
    ['the empty cart', '/cart', 0],
  ] as const)
    test(`${name} does not shift`, async () => {
      const { page, expectNoOutput, close } = await newVisitor(browser, {
        screen: 'phone',
        movement: true,
      });
      await page.goto(`${shop.url}/faqs`);
      if (quantity) await fillLocalCart(page, [{ remedy, quantity }]);
      const main = page.locator('main');
      const filled = path === '/cart' ? 'li' : '[name=email]';
      const ready = () =>
        main
          .locator(quantity ? filled : 'a[href$="/remedies"]')
          .first()
          .waitFor();
      expect(await shiftsOf(page, path, ready)).toBeLessThanOrEqual(0.02);
      expectNoOutput();
      await close();
    });

  test('the checkout of a customer with saved addresses does not shift', async () => {
    const { page, expectNoOutput, close } = await newVisitor(browser, {
      screen: 'phone',
      movement: true,
    });
    await register(page, shop.url, '/faqs');
    const request = page.context().request;
    const headers = { origin: shop.url };
    const address = {
      fullName: 'Meera Sharma',
      addressLine: '14, Gangori Bazaar',
      city: 'Jaipur',
      state: 'Rajasthan',
    };
    await request.post(`${shop.url}/api/users/addresses`, {
      headers,
      data: { ...address, pincode: '302002', phone: '98290 00000' },
    });
    await request.post(`${shop.url}/api/cart/add`, {
      headers,
      data: { productId: remedy._id, quantity: 1 },
    });
    const shifts = await shiftsOf(page, '/checkout', () =>
      page.getByText('14, Gangori Bazaar').first().waitFor(),
    );
    expect(shifts).toBeLessThanOrEqual(0.02);
    expectNoOutput();
    await close();
  });
});

test.describe('the first screen of a remedy', () => {
  const sizes = [
    { width: 1366, height: 768 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    phone,
  ];
  for (const { width, height, prefix } of sizes.flatMap((size) =>
    ['', '/hi'].map((prefix) => ({ ...size, prefix })),
  ))
    test(`has name, price and both buttons at ${width} × ${height} below "${prefix}"`, async () => {
      const { page, expectNoOutput, close } = await newVisitor(browser, { movement: true });
      await page.setViewportSize({ width, height });
      await page.goto(`${shop.url}${prefix}/remedies/${remedy.slug}`);
      const lowest = (locator: ReturnType<Page['locator']>) =>
        locator.evaluate((element) => element.getBoundingClientRect().bottom);
      for (const place of [
        'h1',
        '[data-buy-bar] button >> nth=0',
        '[data-buy-bar] button >> nth=1',
      ])
        expect(await lowest(page.locator(place)), place).toBeLessThanOrEqual(height);
      const gallery = await page.locator('main section .tile').first().boundingBox();
      expect(gallery!.height, 'the gallery leaves room for the rest').toBeLessThanOrEqual(
        height * 0.8,
      );
      if (width >= 640) expect(gallery!.width).toBeLessThanOrEqual(width / 2);
      expectNoOutput();
      await close();
    });
});

test('a failed payment is displayed above the payment window, without dimming', async () => {
  const { page, close } = await newVisitor(browser, { movement: true });
  await openStorage(page, shop.url);
  await fillLocalCart(page, [{ remedy, quantity: 1 }]);
  await page.goto(`${shop.url}/checkout`);
  await fillCheckout(page);
  await payButton(page).click();
  await paymentWindow(page).getByRole('button', { name: 'Fail' }).click();
  const toast = page.locator('li.toast', { hasText: 'Payment Failed' });
  await toast.waitFor();
  await toast.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = (await toast.boundingBox())!;
  const image = await page.screenshot({ clip: box });
  const { channels } = await sharp(image).stats();
  expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([255, 255, 255]);
  const [middle] = channels;
  expect(middle!.mean, 'white ground, dark words').toBeGreaterThan(200);
  await close();
});

test('a return starts at the order, survives a reload, and reaches the dashboard', async () => {
  const { page, context, close } = await newVisitor(browser, { movement: true });
  const id = await placeOrder(context.request, shop.url, remedy);
  await page.goto(`${shop.url}/order/${id}`);
  await page.getByRole('link', { name: 'Get help with this order' }).click();
  await page.waitForURL(`**/contact-us#order=${id}`);
  const value = (label: string) => page.getByRole('textbox', { name: label }).inputValue();
  await expect.poll(() => value('Subject')).toContain('Help with order');
  expect(await value('Message')).toContain(`- ${remedy.name} × 1`);
  expect(await value('Email')).toBe('meera@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('The thread is torn.');
  await page.goto(`${shop.url}/user/login`);
  await page.goto(`${shop.url}/contact-us`);
  await expect.poll(() => value('Message')).toBe('The thread is torn.');
  await page.goto(`${shop.url}/contact-us#return=${id}`);
  await page.reload();
  await page.getByText('How a return works').waitFor();
  await expect.poll(() => value('Subject')).toContain('Return of order');
  const [thanks] = await Promise.all([
    page.waitForEvent('dialog'),
    page.getByRole('button', { name: 'Send message' }).click(),
  ]);
  await thanks.accept();
  await page.getByRole('status').getByText('Thank you for your message!').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('contact_draft'))).toBeNull();
  await close();
});
