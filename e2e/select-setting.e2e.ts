import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import { register } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(async ({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

async function visit(path: string, allowed?: RegExp): Promise<void> {
  visitor = await newVisitor(browser, allowed ? { allowed } : {});
  page = visitor.page;
  await page.goto(shop.url + path);
}

const localCart = () => page.evaluate(() => JSON.parse(localStorage.getItem('local_cart') ?? '[]'));

test.describe('the setting of a stone', () => {
  const select = async () => {
    await page.getByRole('radio', { name: 'plain ring' }).press('Space');
    await page.getByRole('combobox', { name: 'Metal' }).selectOption('gold-22k');
    await page.getByRole('combobox', { name: 'Indian ring size' }).selectOption('14');
  };

  test('is selected before the stone is added to the cart, and can be changed there', async () => {
    await visit('/remedies/ruby-2-08-ct');
    await page.getByRole('radio', { name: 'plain ring' }).press('Space');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByText('Please choose the metal.').waitFor();
    await expect(page.getByRole('combobox', { name: 'Metal' })).toBeFocused();
    expect(await localCart()).toEqual([]);
    await select();
    await page.getByRole('img', { name: 'plain ring in 22K gold' }).waitFor();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Added to Cart' }).waitFor();
    expect(await localCart()).toMatchObject([{ quantity: 1, extras: { setting: { size: 14 } } }]);
    await page.getByRole('radio', { name: 'Loose stone' }).press('Space');
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await page.getByRole('link', { name: 'Added to Cart' }).waitFor();
    const [line, ...rest] = await localCart();
    expect([line.quantity, line.extras, rest]).toEqual([1, undefined, []]);
  });

  test('is unchanged in a user’s cart if changing it fails', async () => {
    await visit('/', /Failed to load resource: net::ERR_FAILED/);
    await register(page, shop.url, '/remedies/ruby-2-08-ct');
    const cart = async () => {
      const { items } = await (await page.request.get(`${shop.url}/api/cart`)).json();
      return items.map((item: { quantity: number; extras?: unknown }) => [
        item.quantity,
        item.extras !== undefined,
      ]);
    };
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Added to Cart' }).waitFor();
    await select();
    await page.route('**/api/cart/add', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await page.getByRole('alert').getByText('Failed to add to cart').waitFor();
    await expect.poll(cart).toEqual([[1, false]]);
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await page.getByRole('link', { name: 'Added to Cart' }).waitFor();
    expect(await cart()).toEqual([[1, true]]);
  });

  test('is stored per stone', async () => {
    await visit('/remedies/ruby-2-08-ct');
    await select();
    await page.getByRole('region', { name: 'Similar stones' }).getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('ruby-2-08-ct'));
    await page.getByRole('radio', { name: 'Loose stone' }).waitFor();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Added to Cart' }).waitFor();
    expect((await localCart())[0]).not.toHaveProperty('extras');
  });
});
