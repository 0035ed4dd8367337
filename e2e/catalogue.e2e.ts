import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import { fillLocalCart, type Remedy, readRemedies, register, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let remedies: Remedy[];
let visitor: Watched;
let page: Page;

const anyRemedy = (index = 0) =>
  remedies.filter(({ quantity }) => quantity === null)[index] as Remedy;
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

test.beforeAll(async ({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
  const context = await browser.newContext();
  remedies = await readRemedies(context.request, shop.url);
  await context.close();
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

const names = () =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const localCart = () => page.evaluate(() => JSON.parse(localStorage.getItem('local_cart') ?? '[]'));

test('the saving on a card is next to the previous price, even if both are large', async () => {
  visitor = await newVisitor(browser, { screen: 'phone' });
  page = visitor.page;
  await page.goto(`${shop.url}/remedies?category=Precious`);
  const rows = await page
    .getByRole('main')
    .locator('article s')
    .evaluateAll((prices) =>
      prices.map((price) => [
        price.getBoundingClientRect().bottom,
        price.nextElementSibling?.getBoundingClientRect().bottom,
      ]),
    );
  expect(rows.length).toBeGreaterThan(0);
  for (const [before, saving] of rows) expect(Math.abs(before! - saving!)).toBeLessThan(8);
});

test.describe('the catalogue', () => {
  test('searches, clears, filters, sorts and resets', async () => {
    await visit('/remedies');
    const newest = await names();
    const box = page.getByPlaceholder('Search remedies...');
    const category = page.getByRole('combobox', { name: 'Category' });
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    expect([await box.inputValue(), await category.inputValue(), await sort.inputValue()]).toEqual([
      '',
      'all',
      'newest',
    ]);
    expect(await category.getByRole('option').allTextContents()).toEqual([
      'All categories',
      'Semi-Precious',
      'Precious',
    ]);
    expect(
      await sort
        .getByRole('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
    ).toEqual(['newest', 'oldest', 'price-low', 'price-high', 'name', 'country']);

    await box.fill('AMETHYST');
    await expect.poll(names).not.toEqual(newest);
    expect((await names()).length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(names).toEqual(newest);

    const country = page.getByRole('combobox', { name: 'Country of origin' });
    await country.selectOption('sri-lanka');
    const lankan = new Set(
      remedies.filter((one) => one.countryOfOrigin === 'Sri Lanka').map(({ name }) => name),
    );
    await expect.poll(async () => (await names()).every((name) => lankan.has(name))).toBe(true);
    await country.selectOption('');
    await expect.poll(names).toEqual(newest);

    await category.selectOption('Precious');
    const precious = new Set(
      remedies.filter((remedy) => remedy.category === 'Precious').map(({ name }) => name),
    );
    await expect.poll(async () => (await names()).every((name) => precious.has(name))).toBe(true);
    await sort.selectOption('name');
    const sorted = [...precious].toSorted((a, b) => a.localeCompare(b));
    await expect.poll(async () => (await names())[0]).toBe(sorted[0]);
    await page.getByRole('link', { name: 'Reset' }).click();
    await expect.poll(names).toEqual(newest);
    expect([await category.inputValue(), await sort.inputValue()]).toEqual(['all', 'newest']);
  });

  test('shows cards in a grid: a short description, the price, and a link to the remedy', async () => {
    await visit('/remedies');
    const cards = page.getByRole('main').getByRole('article');
    const [first, second] = await Promise.all([
      cards.nth(0).boundingBox(),
      cards.nth(1).boundingBox(),
    ]);
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) - 1);
    const descriptions = await cards.getByRole('paragraph').allTextContents();
    expect(descriptions.every((text) => text.length <= 103)).toBe(true);
    const links = await cards
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const paths = new Set(remedies.map(({ slug }) => `/remedies/${slug}`));
    expect(links.filter((link) => !paths.has(link ?? ''))).toEqual([]);
    await cards.first().getByRole('link').click();
    await page
      .getByRole('button', { name: 'Buy Now' })
      .or(page.getByRole('button', { name: 'Sold out' }))
      .waitFor();
  });
});

test.describe('a remedy', () => {
  test('displays images, category, name, description, price, badge and promises', async () => {
    const remedy = remedies.find(
      ({ images, quantity }) => images.length > 1 && quantity !== 0,
    ) as Remedy;
    await visit(`/remedies/${remedy.slug}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: remedy.name }).waitFor();
    await main.getByText(remedy.category, { exact: true }).first().waitFor();
    await main.getByText(rupees(remedy.discountedPrice), { exact: true }).first().waitFor();
    await main.getByText('Premium Quality').waitFor();
    const gallery = main.getByRole('region', { name: `Pictures of ${remedy.name}` });
    await gallery.getByRole('button', { name: /^Picture 2/ }).click();
    await expect
      .poll(() => gallery.locator('[aria-current="true"]').getAttribute('aria-label'))
      .toMatch(/^Picture 2/);
    await main.getByRole('heading', { name: 'Why Choose This Remedy' }).waitFor();
    for (const promise of [
      'Authentic quality',
      'Free delivery within 3-5 business days',
      '30-day hassle-free returns',
    ])
      await main.getByText(promise).first().waitFor();
    const reply = await page.request.get(`${shop.url}/api/products/${remedy.slug}`);
    const { product } = (await reply.json()) as { product: { description: string } };
    await main
      .getByText(product.description.split('\n')[0] as string)
      .first()
      .waitFor();
  });

  test('displays a not-found message if it does not exist', async () => {
    await visit('/remedies/no-such-stone', /status of 404/);
    await page.getByText('Product not found.').waitFor();
  });

  test('is added to the local cart: a toast with its name, and a green button that leads to the cart', async () => {
    await visit(`/remedies/${anyRemedy().slug}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await toast(page, 'Remedy added successfully').waitFor();
    await toast(page, anyRemedy().name).waitFor();
    const added = page.getByRole('main').getByRole('link', { name: 'Added to Cart' });
    const [red, green, blue] = await added.evaluate((button) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      canvas.fillStyle = getComputedStyle(button).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number];
    });
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    expect(await localCart()).toEqual([
      {
        productId: anyRemedy()._id,
        quantity: 1,
        name: anyRemedy().name,
        image: anyRemedy().images[0],
        description: expect.any(String),
        category: anyRemedy().category,
        originalPrice: anyRemedy().originalPrice,
        discountedPrice: anyRemedy().discountedPrice,
      },
    ]);
    await added.click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: 'Your Cart' }).waitFor();
  });

  test('is added by Buy Now, which opens the checkout', async () => {
    await visit(`/remedies/${anyRemedy().slug}`);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.waitForURL('**/checkout');
    expect(await localCart()).toHaveLength(1);
  });

  test('displays a toast and an inline message for 2 seconds if the browser cannot store it', async () => {
    visitor = await newVisitor(browser);
    page = visitor.page;
    await page.clock.install();
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key, value) {
        if (key === 'local_cart') throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    await page.goto(`${shop.url}/remedies/${anyRemedy().slug}`);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const inline = page
      .getByRole('main')
      .getByRole('alert')
      .getByText('Failed to add to local cart');
    // The page's timers run only on demand.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(10);
          return inline.count();
        },
        { intervals: [50] },
      )
      .toBe(1);
    await page.clock.runFor(1700);
    await expect(inline).toHaveCount(1);
    await toast(page, 'Failed to add to local cart').waitFor();
    await page.clock.runFor(400);
    await inline.waitFor({ state: 'detached' });
  });

  test('moves the local cart to the server when a user opens it; rejected lines are reported', async () => {
    await visit('/', /status of 500/);
    await register(page, shop.url, '/');
    await fillLocalCart(page, [{ remedy: anyRemedy(1), quantity: 2 }]);
    const posted: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/cart/add')) posted.push(request.postDataJSON());
    });
    await page.goto(`${shop.url}/remedies/${anyRemedy(0).slug}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('local_cart'))).toBeNull();
    expect(posted).toEqual([{ productId: anyRemedy(1)._id, quantity: 2 }]);
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();

    await page.route('**/api/cart/add', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await toast(page, 'Failed to add to cart').waitFor();
    await page.getByRole('main').getByRole('alert').getByText('Failed to add to cart').waitFor();
    await page.unroute('**/api/cart/add');
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Added to Cart' }).waitFor();
  });
});

test('a search by another name, or with a typo, finds the intended product and explains the match', async () => {
  await visit('/remedies?search=pukraj');
  await page.getByText('No exact match for ‘pukraj’. These come close.').waitFor();
  await page
    .getByRole('link', { name: /Pukhraj Ring/ })
    .first()
    .waitFor();
});

test('a search without results displays a message', async () => {
  await visit('/remedies?search=xqzzt');
  await page.getByRole('heading', { name: 'Semi-Precious Stones and Bracelets' }).waitFor();
  await page.getByText('No remedies match').waitFor();
});
