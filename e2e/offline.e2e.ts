import type { Browser } from '@playwright/test';
import { checkA11y, newVisitor } from './browser.ts';
import { findPage } from './built-pages.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';

test.describe('without a connection', () => {
  let shop: ShopProcess;
  let browser: Browser;
  test.beforeAll(({ browser: started, shop: running }) => {
    browser = started;
    shop = running;
  });

  test('displays a notice above the buttons of a remedy', async () => {
    const visitor = await newVisitor(browser, { screen: 'phone' });
    const { page, context } = visitor;
    await page.goto(`${shop.url}/remedies/rudraksha-bracelet`, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    const notice = await page.getByText('You are offline.').boundingBox();
    const button = await page.getByRole('button', { name: 'Add to Cart' }).boundingBox();
    expect(notice!.y + notice!.height).toBeLessThan(button!.y);
    visitor.expectNoOutput();
    await visitor.close();
  });

  test('displays the recently viewed remedies, an offline notice elsewhere, and has cached nothing personal', async () => {
    const visitor = await newVisitor(browser, {
      screen: 'phone',
      serviceWorker: true,
      allowed: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    });
    const { page, context } = visitor;
    await page.goto(`${shop.url}/remedies`, { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    for (const path of ['/remedies', '/cart', '/user/login', '/contact-us', '/remedies'])
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });

    await context.setOffline(true);
    await page.reload();
    await page
      .getByRole('heading', { level: 1, name: 'Semi-Precious Stones and Bracelets' })
      .waitFor();
    for (const path of ['/cart', '/careers']) {
      await page.goto(shop.url + path);
      await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    }
    await checkA11y(page);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Career With Us' }).waitFor();
    const cachedPaths = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cachedPaths).toContain('/remedies');
    const offline = cachedPaths.filter(
      (path) => !path.startsWith('/assets/') && !path.endsWith('offline.html'),
    );
    expect(offline.filter((path) => !findPage(path)?.page.offline)).toEqual([]);
    visitor.expectNoOutput();
    await visitor.close();
  });
});
