import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import { linkFromEmail } from './mailbox.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { fieldOf, fillLocalCart, openStorage, payButton, readRemedies } from './shopping.ts';

const email = 'leaves@example.com';

let browser: Browser;
let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  dataDir = await mkdtemp(path.join(tmpdir(), 'jyotiratna-left-'));
  shop = await startShop({ DATA_DIR: dataDir });
});
test.afterAll(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Restarts the shop with its clock advanced by `hours`. */
async function next(hours: number): Promise<void> {
  await shop.stop();
  shop = await startShop({
    DATA_DIR: dataDir,
    CLOCK_STARTS_AT: new Date(now() + hours * 3_600_000).toISOString(),
  });
}

test('a guest with consent restores the cart in another browser, once, and can unsubscribe', async () => {
  const buyer = await newVisitor(browser, { screen: 'phone' });
  const { page } = buyer;
  await openStorage(page, shop.url);
  const remedies = await readRemedies(page.context().request, shop.url);
  const [first, second] = remedies.filter(({ quantity }) => quantity === null);
  await fillLocalCart(page, [
    { remedy: first!, quantity: 2 },
    { remedy: second!, quantity: 1 },
  ]);
  await page.goto(`${shop.url}/checkout`);
  await payButton(page).waitFor();
  const box = page.getByRole('checkbox', { name: /^Send me a link back to this cart/ });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(/for up to 14 days/);
  await fieldOf(page, 'Email').fill(email);
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/cart-reminders'));
  await box.press('Space');
  expect((await stored).status()).toBe(200);
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await page.reload();
  await expect(box).toBeChecked();
  buyer.expectNoOutput();
  await buyer.close();

  await next(2);
  const reader = await newVisitor(browser);
  await openStorage(reader.page, shop.url);
  await fillLocalCart(reader.page, [{ remedy: second!, quantity: 3 }]);
  const link = await linkFromEmail(shop.dataDir, email, '/cart-reminders/restore');
  for (const _ of ['pressed', 'pressed again']) {
    await reader.page.goto(shop.url + new URL(link).pathname + new URL(link).search);
    await reader.page.getByRole('heading', { name: 'Your cart is still here' }).waitFor();
    await reader.page
      .getByRole('listitem')
      .filter({ hasText: first!.name })
      .getByText('Qty 2')
      .waitFor();
    await checkA11y(reader.page);
    await reader.page.getByRole('button', { name: 'Add it to my cart' }).press('Enter');
    await reader.page.waitForURL('**/cart');
  }
  const lines = await reader.page.evaluate(() =>
    JSON.parse(localStorage.getItem('local_cart') ?? '[]'),
  );
  expect(
    lines.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity]).sort(),
  ).toEqual(
    [
      [first!.name, 2],
      [second!.name, 3],
    ].sort(),
  );

  const out = await linkFromEmail(shop.dataDir, email, '/cart-reminders/leave');
  await reader.page.goto(shop.url + new URL(out).pathname + new URL(out).search);
  await checkA11y(reader.page);
  await reader.page.getByRole('button', { name: 'Stop these messages' }).click();
  await reader.page.getByText('What we saved has been deleted.').waitFor();
  reader.expectNoOutput();
  await reader.close();

  const visitor = await newVisitor(browser, { screen: 'small', allowed: /400/ });
  await visitor.page.goto(shop.url + new URL(link).pathname + new URL(link).search);
  await visitor.page.getByRole('heading', { name: 'This saved cart has expired' }).waitFor();
  await checkA11y(visitor.page);
  await expectNoHorizontalScroll(visitor.page);
  visitor.expectNoOutput();
  await visitor.close();
});

test('the checkbox is in Hindi on Hindi pages, and unticking it withdraws consent immediately', async () => {
  const buyer = await newVisitor(browser, { screen: 'small' });
  const { page } = buyer;
  await openStorage(page, shop.url);
  const remedies = await readRemedies(page.context().request, shop.url);
  await fillLocalCart(page, [
    { remedy: remedies.find(({ quantity }) => quantity === null)!, quantity: 1 },
  ]);
  await page.goto(`${shop.url}/hi/checkout`);
  const box = page.getByRole('checkbox', { name: /^ऑर्डर अधूरा रह जाए/ });
  const replyTo = (method: string) =>
    page.waitForResponse(
      (reply) => reply.url().endsWith('/api/cart-reminders') && reply.request().method() === method,
    );
  await page.getByRole('textbox', { name: 'ईमेल', exact: true }).fill(email);
  const stored = replyTo('POST');
  await box.check();
  expect((await stored).status()).toBe(200);
  const finished = replyTo('DELETE');
  await box.uncheck();
  expect((await finished).status()).toBe(200);
  await page.reload();
  await expect(box).not.toBeChecked();
  await expectNoHorizontalScroll(page);
  buyer.expectNoOutput();
  await buyer.close();
});
