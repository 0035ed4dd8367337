import type { Page } from '@playwright/test';
import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { startShop } from './shop-process.ts';
import { fillCheckout, payButton, paymentWindow } from './shopping.ts';

const maxClicks = 9;
const clicksKey = 'clicks';

/** Counts a user's clicks, and selections in a list, over all documents of the tab. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    const count = () =>
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
    // A click on a label also clicks its input, and submitting a form by Enter its button: one
    // press is one pointer event.
    addEventListener('pointerdown', count, true);
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && count(),
      true,
    );
  }, clicksKey);
  return () => page.evaluate((key) => Number(sessionStorage.getItem(key)), clicksKey);
}

test('a stone is found, set in a ring and paid for in at most nine clicks', async ({ browser }) => {
  test.slow();
  const shop = await startShop({ PAYMENTS: 'sandbox' });
  const buyer = await newVisitor(browser, { screen: 'phone' });
  const { page } = buyer;
  const clicks = await countClicks(page);
  await page.goto(`${shop.url}/remedies`);
  const search = page.getByPlaceholder('Search remedies...');
  await search.click();
  await search.fill('yellow sapphire');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=yellow/);
  const card = page.getByRole('article').filter({ hasText: '4.26 ct' });
  await card.getByText(/4\.26 ct · Sri Lanka.* · Heated · .*report/).waitFor();
  await card.getByRole('link').first().click();
  await page.waitForURL('**/remedies/yellow-sapphire-4-26-ct*');
  // Name, image and price of the stone are above the fold.
  const details = page.getByRole('list', { name: 'About this stone' });
  for (const element of [
    page.getByRole('heading', { level: 1 }),
    details,
    details.getByText('Heated'),
  ])
    await expect(element).toBeInViewport({ ratio: 1 });
  // They are not covered by the button bar.
  const bar = await page.locator('[data-buy-bar]').boundingBox();
  const stone = await details.boundingBox();
  expect((stone?.y ?? 0) + (stone?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.getByText('plain ring').click();
  await page.getByRole('combobox', { name: 'Metal' }).selectOption('gold-22k');
  await page.getByRole('combobox', { name: 'Indian ring size' }).selectOption('14');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout');
  await fillCheckout(page);
  await payButton(page).click();
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await page.waitForURL('**/order-confirmation');
  expect(await clicks()).toBeLessThanOrEqual(maxClicks);
  expect(await clicks()).toBeGreaterThanOrEqual(7);
  buyer.expectNoOutput();
  await buyer.close();
  await shop.remove();
});
