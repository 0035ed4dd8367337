import type { Browser } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { linkFromEmail } from './mailbox.ts';
import type { ShopProcess } from './shop-process.ts';
import { readRemedies, register, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});

test('a guest’s wishlist is stored in the browser and merged into the account, without duplicates', async () => {
  const visitor = await newVisitor(browser, { screen: 'small' });
  const { page } = visitor;
  await page.goto(`${shop.url}/remedies`);
  const hearts = page.getByRole('button', { name: /^Add .* to your wishlist/ });
  const [first, second] = [hearts.nth(0), hearts.nth(1)];
  await first.press('Enter');
  await toast(page, 'Added to your wishlist').waitFor();
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Wishlist/ })
    .click();
  await page.getByRole('heading', { name: 'Your wishlist' }).waitFor();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await register(page, shop.url, '/wishlist');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
  await hearts.first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goto(`${shop.url}/hi/wishlist`);
  await page.getByRole('heading', { name: 'आपकी विशलिस्ट' }).waitFor();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  visitor.expectNoOutput();
  await visitor.close();
});

test('a visitor of a sold-out remedy confirms a back-in-stock alert by email', async () => {
  const visitor = await newVisitor(browser, { screen: 'phone', allowed: /400/ });
  const { page } = visitor;
  const sold = (await readRemedies(page.context().request, shop.url)).find(
    ({ quantity }) => quantity === 0,
  )!;
  await page.goto(`${shop.url}/remedies/${sold.slug}`);
  const send = page.getByRole('button', { name: 'Notify me' });
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await send.click();
  await page.getByText('Please provide a valid email.').first().waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill('waits@example.com');
  await send.click();
  await page.getByText('Please open the email we have just sent you').waitFor();
  await checkA11y(page);
  await page.goto(await linkFromEmail(shop.dataDir, 'waits@example.com', '/stock-alerts/confirm'));
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await page.getByRole('heading', { name: 'We will write to you' }).waitFor();
  visitor.expectNoOutput();
  await visitor.close();
});

test('a product page displays related products, and recently viewed ones until cleared', async () => {
  const visitor = await newVisitor(browser, { screen: 'phone' });
  const { page } = visitor;
  const [first, second] = (await readRemedies(page.context().request, shop.url)).filter(
    ({ quantity }) => quantity !== 0,
  );
  await page.goto(`${shop.url}/remedies/${first!.slug}`);
  await page.getByRole('region', { name: /^(Goes well with this|Similar stones)$/ }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recently-seen')))
    .toContain(first!.slug);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await page.goto(`${shop.url}/remedies/${second!.slug}`);
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await row.getByRole('link', { name: first!.name }).waitFor();
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await row.getByRole('button', { name: 'Clear' }).click();
  await expect(row).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recently-seen'))).toBeNull();
  visitor.expectNoOutput();
  await visitor.close();
});
