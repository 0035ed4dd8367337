import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { administrator, type ShopProcess } from './shop-process.ts';
import { register } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let visitor: Watched;
let page: Page;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});
test.beforeEach(async () => {
  visitor = await newVisitor(browser, { allowed: /status of (401|403|500)|Logout failed/ });
  page = visitor.page;
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

const adminPaths = [
  '/admin',
  '/admin/remedies',
  '/admin/remedies/add',
  '/admin/products',
  '/admin/coupons',
  '/admin/coupons/add',
  '/admin/orders',
];
const banner = () => page.getByRole('banner');
const password = () => page.getByLabel('Password', { exact: true });

async function logIn(email: string, word: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await password().fill(word);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function enterAdmin(): Promise<void> {
  await page.goto(`${shop.url}/admin/login`);
  await logIn(administrator.email, administrator.password);
  await page.waitForURL(/\/admin\/?$/);
}

/** The path to which a guarded page redirects its visitor, without the query. */
async function redirectOf(path: string): Promise<string> {
  await page.goto(shop.url + path);
  await page.waitForURL((url) => url.pathname !== path);
  return new URL(page.url()).pathname;
}

test.describe('an admin page', () => {
  test('redirects visitors to the admin login, and a user page to the user login', async () => {
    for (const path of adminPaths) expect(await redirectOf(path), path).toBe('/admin/login');
    await page.goto(`${shop.url}/user/profile`);
    await page.waitForURL('**/user/login?next=**');
  });

  test('also redirects a user, and reveals nothing of itself', async () => {
    await register(page, shop.url, '/');
    const seen: string[] = [];
    await page.exposeFunction('tell', (heading: string) => seen.push(heading));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.textContent;
        if (heading && location.pathname === '/admin/orders')
          (window as unknown as { tell: (h: string) => void }).tell(heading);
      }).observe(document, { childList: true, subtree: true });
    });
    expect(await redirectOf('/admin/orders')).toBe('/admin/login');
    expect(seen).toEqual([]);
  });

  test('shows ‘Loading...’ until the user is identified, and checks the token again on opening', async () => {
    await enterAdmin();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let checks = 0;
    await page.route('**/api/user/checkToken', async (route) => {
      checks += 1;
      await released;
      await route.continue();
    });
    await page.goto(`${shop.url}/admin/orders`);
    await page.getByText('Loading...').first().waitFor();
    await expect(page.getByRole('table')).toHaveCount(0);
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/orders');
    expect(checks).toBeGreaterThan(0);
  });
});

test.describe('a session', () => {
  test('of an administrator starts at /admin, has the admin menus, and logs out to the admin login', async () => {
    await enterAdmin();
    const nav = banner().getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Admin Home' })).toHaveAttribute('href', '/admin/');
    for (const [menu, add, manage] of [
      ['Remedies', '/admin/remedies/add', '/admin/remedies'],
      ['Coupons', '/admin/coupons/add', '/admin/coupons'],
    ] as const) {
      const links = nav.getByRole('list', { name: menu });
      await expect(links.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', add);
      await expect(links.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', manage);
    }
    await expect(banner().getByRole('link', { name: /^Cart/ })).toHaveCount(0);
    const tiles = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(tiles).toEqual(
      expect.arrayContaining(adminPaths.filter((path) => path !== '/admin/products')),
    );

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link').first().waitFor();
    const paths = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(paths).toEqual(
      expect.arrayContaining(['/admin/', '/admin/remedies/add', '/admin/products']),
    );
    await menu.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
  });

  test('of a user starts at /, and a failed token check terminates it', async () => {
    const customer = await register(page, shop.url, '/');
    await banner().getByRole('button', { name: 'Logout' }).click();
    await banner().getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/user/login**');
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      /^\/user\/register/,
    );
    await page.goto(`${shop.url}/user/login`);
    await logIn(customer.email, customer.password);
    await page.waitForURL(`${shop.url}/`);
    await banner().getByRole('link', { name: 'Profile of Meera Sharma' }).waitFor();
    await page.route('**/api/user/checkToken', (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto(`${shop.url}/careers`);
    await banner().getByRole('link', { name: 'Login' }).waitFor();
  });

  test('ends locally even if the server is unreachable', async () => {
    await register(page, shop.url, '/');
    await page.route('**/logout', (route) => route.fulfill({ status: 500, json: {} }));
    await banner().getByRole('button', { name: 'Logout' }).click();
    await banner().getByRole('link', { name: 'Login' }).waitFor();
  });
});

test.describe('a login', () => {
  for (const [path, own] of [
    ['/user/login', 'Login failed'],
    ['/admin/login', 'Admin login failed'],
  ] as const)
    test(`at ${path} shows the message of the response, or its own`, async () => {
      await page.goto(shop.url + path);
      await logIn('nobody@example.com', 'not this one');
      await page.getByRole('alert').getByText('The email or password is not right.').waitFor();
      await page.route(`**/api${path}`, (route) => route.fulfill({ status: 500, json: {} }));
      await logIn('nobody@example.com', 'not this one');
      await page.getByRole('alert').getByText(own, { exact: true }).waitFor();
    });

  test('links to the registration, and vice versa', async () => {
    await page.goto(`${shop.url}/user/register`);
    for (const label of ['Name', 'Email'])
      await page.getByRole('textbox', { name: label }).waitFor();
    await password().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/user/login');
    await page.goto(`${shop.url}/admin/register`);
    for (const label of ['Name', 'Email'])
      await page.getByRole('textbox', { name: label }).waitFor();
    await password().waitFor();
  });
});
