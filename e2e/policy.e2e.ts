import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';

/** Markup inserted into pages as if by user content. */
const smuggled =
  '<script>window.smuggled = true</script><img src="data:," onerror="window.smuggled = true" alt="">';

test.describe('the content security policy', () => {
  for (const path of ['/', '/hi/remedies', '/remedies/tigers-eye-bracelet', '/checkout']) {
    test(`runs no injected script at ${path}, but the page’s own`, async ({ browser, shop }) => {
      const visitor = await newVisitor(browser, {
        allowed: /Content Security Policy|data:/,
        serviceWorker: true,
      });
      const { page } = visitor;
      const violations: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await page.route(shop.url + path, async (route) => {
        const reply = await route.fetch();
        await route.fulfill({
          response: reply,
          body: (await reply.text()).replace('<body>', `<body>${smuggled}`),
        });
      });
      await page.addInitScript(() =>
        addEventListener('hydrated', () => Object.assign(window, { started: true })),
      );
      await page.goto(shop.url + path);
      await page.waitForFunction(() => 'started' in window);
      expect(violations).toHaveLength(2);
      expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
      await visitor.close();
    });
  }

  test('is not violated during browsing and a purchase', async ({ browser, shop }) => {
    const visitor = await newVisitor(browser, { serviceWorker: true });
    const { page } = visitor;
    await page.goto(shop.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang' }).click();
    await page.waitForURL('**/panchang');
    await page.goto(`${shop.url}/remedies/tigers-eye-bracelet`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.goto(`${shop.url}/cart`, { waitUntil: 'networkidle' });
    await page.goto(`${shop.url}/checkout`, { waitUntil: 'networkidle' });
    visitor.expectNoOutput();
    await visitor.close();
  });
});
