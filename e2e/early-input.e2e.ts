import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import { readRemedies } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;
/** Releases the page's scripts, which are delayed until then as on a slow connection. */
let arrive: () => void;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});
test.beforeEach(async () => {
  visitor = await newVisitor(browser, { allowed: /the server responded with a status of 401/ });
  page = visitor.page;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

test('a password submitted without scripts is not in the URL', async () => {
  const { page: plain, close } = await newVisitor(browser, { script: false });
  for (const path of ['/user/login', '/hi/user/register']) {
    await plain.goto(shop.url + path);
    await plain.locator('[name=password]').fill('quiet marigold 41');
    await Promise.all([plain.waitForLoadState(), plain.locator('main form [type=submit]').click()]);
    await expect(plain.locator('[name=password]')).toHaveValue('');
    expect(plain.url()).toBe(shop.url + path);
  }
  await close();
});

test.describe('user input before hydration', () => {
  test('adds a remedy to the cart as often as its button was clicked', async () => {
    await page.goto(`${shop.url}/remedies/tigers-eye-bracelet`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    arrive();
    await page.getByRole('link', { name: /^Cart, 1 item/ }).waitFor();
  });

  test('is in the cart: stored items render before any script is loaded', async () => {
    const remedies = await readRemedies(page.context().request, shop.url);
    const remedy = remedies.find(({ slug }) => slug === 'tigers-eye-bracelet')!;
    const line = {
      ...remedy,
      productId: remedy._id,
      quantity: 2,
      image: remedy.images[0] ?? '',
      description: '',
    };
    // Set before the first page is loaded: its scripts come from the network, not from the service
    // worker.
    await page.addInitScript(
      (text) => localStorage.setItem('local_cart', text),
      JSON.stringify([line]),
    );
    await page.goto(`${shop.url}/cart`, { waitUntil: 'commit' });
    await page.getByText(remedy.name, { exact: true }).waitFor();
    await page.getByText(`2 × ₹${remedy.discountedPrice.toLocaleString('en-IN')}`).waitFor();
    arrive();
    await page.getByRole('link', { name: remedy.name }).first().waitFor();
    await expect(page.locator('[data-early-cart]')).toHaveCount(0);
  });

  for (const path of ['/cart', '/hi/checkout'])
    test(`${path} displays its empty state before hydration, and the message does not change`, async () => {
      await page.goto(shop.url + path, { waitUntil: 'commit' });
      const link = page.locator('main a[href$="/remedies"]');
      await link.waitFor();
      await expect(page.locator('main [role=status]')).toBeHidden();
      const visible = await link.elementHandle();
      arrive();
      await expect(page.locator('[data-early-empty]')).toHaveCount(0);
      expect(await visible?.isVisible()).toBe(true);
    });

  test('the cart of a logged-in user loads from the server', async () => {
    await page.context().addCookies([{ name: 'signed-in', value: '1', url: shop.url }]);
    await page.goto(`${shop.url}/cart`, { waitUntil: 'commit' });
    await page.locator('main [role=status]').waitFor();
    await expect(page.getByText('Your cart is empty')).toBeHidden();
    arrive();
    await page.getByText('Your cart is empty').waitFor();
  });

  test('expands a section only after hydration', async () => {
    await page.goto(`${shop.url}/remedies/tigers-eye-bracelet`, { waitUntil: 'commit' });
    await page.getByText('When to put it on', { exact: true }).click();
    arrive();
    await page.getByText(/^For Delhi, /).waitFor();
  });

  test('is entered into a form that responds as after hydration, and never into the URL', async () => {
    await page.goto(`${shop.url}/user/login`, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Email' }).fill('meera@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    arrive();
    await page.getByRole('alert').first().waitFor();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('meera@example.com');
    expect(new URL(page.url()).search).toBe('');
  });

  for (const [path, button] of [
    ['/kundli', 'Generate kundli'],
    ['/kundli-matching', 'Match the kundlis'],
  ] as const)
    test(`is validated at ${path} as typed when the form is submitted`, async () => {
      await page.goto(shop.url + path, { waitUntil: 'commit' });
      const name = page.getByRole('textbox', { name: 'Full name' }).first();
      await name.fill('Meera');
      await page.getByRole('button', { name: button }).click();
      arrive();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await expect(name).toHaveValue('Meera');
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    });

  test('selects from a list', async () => {
    await page.goto(`${shop.url}/remedies`, { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
    arrive();
    await page.waitForURL(/[?&]sort=/);
  });

  test('filters by the input of a search field', async () => {
    await page.goto(`${shop.url}/spiritual-healers`, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('no healer of this name');
    arrive();
    await page.getByText('Try adjusting your search criteria or filters').waitFor();
  });

  test('submits a form with an action natively, even if no script arrives', async () => {
    await page.goto(`${shop.url}/spiritual-healers`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Online Only/, pressed: false }).click();
    await page.waitForURL(/availability=online/, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Online Only/, pressed: true }).waitFor();
    arrive();
  });
});
