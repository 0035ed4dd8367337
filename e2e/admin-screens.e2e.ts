import type { Browser, Page } from '@playwright/test';
import {
  checkA11y,
  expectNoHorizontalScroll,
  newVisitor,
  type VisitorOptions,
  type Watched,
} from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator, placeOrder } from './open-admin.ts';
import { administrator, type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, register, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let admin: Watched | null = null;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop();
});
test.afterAll(() => shop?.remove());
test.afterEach(async () => {
  admin?.expectNoOutput();
  await admin?.close();
  admin = null;
});

/** A page of a logged-in administrator; console output fails the test. */
async function openAdmin(options: VisitorOptions = {}): Promise<Page> {
  admin = await newAdministrator(browser, shop.url, options);
  return admin.page;
}

const pages = [
  ['/admin', 'Admin Home'],
  ['/admin/remedies', 'Manage Products'],
  ['/admin/products', 'Manage Products'],
  ['/admin/remedies/add', 'Add remedy'],
  ['/admin/coupons', 'Manage Coupons'],
  ['/admin/coupons/add', 'Create Coupon'],
  ['/admin/orders', 'Orders & Payments'],
  ['/admin/returns', 'Returns'],
  ['/admin/customers', 'Customers'],
  ['/admin/stock', 'Stock'],
  ['/admin/delivery', 'Delivery'],
  ['/admin/bookings', 'Bookings'],
  ['/admin/messages', 'Messages'],
  ['/admin/newsletter', 'Newsletter'],
  ['/admin/reports', 'Reports'],
  ['/admin/reports/filing', 'Filing'],
  ['/admin/reports/settlements', 'Settlements'],
  ['/admin/session-reviews', 'Words of sessions'],
  ['/admin/privacy', 'Privacy requests'],
  ['/admin/taxes', 'Taxes'],
  ['/admin/settings', 'Settings'],
  ['/admin/team', 'Team'],
  ['/admin/audit', 'Audit log'],
  ['/admin/mails', 'Mail'],
  ['/admin/account', 'My account'],
  ['/admin/password', 'Choose a new password'],
] as const;

test.describe('the administration', () => {
  test('redirects a visitor to the admin login, and after it to the requested page', async () => {
    admin = await newVisitor(browser);
    await admin.page.goto(`${shop.url}/admin/coupons`);
    await admin.page.waitForURL(`${shop.url}/admin/login?next=%2Fadmin%2Fcoupons`);
    await admin.page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
    await admin.page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await admin.page.getByRole('button', { name: 'Login', exact: true }).click();
    await admin.page.getByRole('heading', { level: 1, name: 'Manage Coupons' }).waitFor();
  });

  test('displays nothing to a customer', async () => {
    admin = await newVisitor(browser);
    await register(admin.page, shop.url, '/user/profile');
    await admin.page.goto(`${shop.url}/admin/orders`);
    await admin.page.waitForURL(/\/admin\/login/);
    await expect(admin.page.getByText('Orders & Payments')).toHaveCount(0);
  });

  test('loads at most 260 KB of JavaScript on the first visit of its heaviest pages', async () => {
    for (const path of ['/admin', '/admin/remedies', '/admin/remedies/add']) {
      const page = await openAdmin();
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('.js'))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
      expect(total).toBeGreaterThan(0);
      expect(total / 1024, path).toBeLessThanOrEqual(260);
      await admin?.close();
    }
  });

  test('sends none of its code to a customer who views an order', async () => {
    admin = await newVisitor(browser, {
      allowed: /^Failed to load resource|The order could not be loaded/,
    });
    const scripts: string[] = [];
    admin.page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await admin.page.goto(`${shop.url}/order/ord_nobody`, { waitUntil: 'networkidle' });
    await admin.page.getByText('Order not found').waitFor();
    expect(scripts.filter((url) => url.includes('admin'))).toEqual([]);
  });

  // axe and the other widths: e2e/crawl.e2e.ts.
  test('has a title on each page, and fits an old laptop’s window', async () => {
    const page = await openAdmin();
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const [path, heading] of pages) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectNoHorizontalScroll(page);
    }
  });

  test('closes a dialog when its page is left, also by going back', async () => {
    const page = await openAdmin();
    const message = { name: 'Meera', subject: 'Ring size', message: 'Could you resize it?' };
    const data = { ...message, email: 'meera@example.in' };
    await page.context().request.post(`${shop.url}/api/contact`, { data });
    await page.goto(`${shop.url}/admin`);
    await page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .click();
    const read = page.getByRole('button', { name: 'Read Ring size, from Meera' });
    await read.click();
    await page.getByRole('dialog').getByText('Could you resize it?').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Admin Home' }).waitFor();
    await page.goForward();
    await read.waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('follows a link clicked while a search is being typed', async () => {
    const page = await openAdmin();
    await page.clock.install();
    await page.goto(`${shop.url}/admin/remedies`);
    await page.getByLabel('Search products').fill('ring');
    // The link's target loads later than the search would have started.
    const { promise: searchIsDue, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await searchIsDue;
      await route.continue();
    });
    const requested = page.waitForRequest('**/assets/*.js');
    await page.getByRole('main').getByRole('link', { name: 'Add New', exact: true }).click();
    await requested;
    await page.locator('search[aria-busy=true]').waitFor();
    await page.clock.fastForward(2_000);
    resolve();
    await page.getByRole('heading', { level: 1, name: 'Add remedy' }).waitFor();
    expect(page.url()).toBe(`${shop.url}/admin/remedies/add`);
  });
});

test.describe('the setup steps', () => {
  test('list missing steps with reasons, link to each screen, and track progress', async () => {
    const page = await openAdmin();
    await page.goto(`${shop.url}/admin`);
    const open = page.getByRole('list', { name: 'Still to do' });
    await open
      .getByRole('listitem')
      .filter({ hasText: 'Send emails' })
      .getByText('SMTP_URL')
      .waitFor();
    await open.getByText(/samples on sale/).waitFor();
    await open.getByRole('link', { name: 'Delivery: Check delivery' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor();
    await page.getByRole('button', { name: 'Save delivery' }).click();
    await toast(page, 'Delivery saved').waitFor();
    await page.goto(`${shop.url}/admin`);
    await page.getByRole('list', { name: 'Done' }).getByText('Check delivery').waitFor();
    expect(await open.getByText('Check delivery').count()).toBe(0);
    await page.locator('summary').filter({ hasText: 'Before you go live' }).press('Enter');
    await open.waitFor({ state: 'hidden' });
  });
});

test.describe('settings and customers in the administration', () => {
  test('updates the company on every page, and explains read-only settings', async () => {
    const page = await openAdmin({ allowed: /^Failed to load resource/ });
    await page.goto(`${shop.url}/admin/settings`);
    await page.getByRole('textbox', { name: 'Company name' }).fill('Ratna House');
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZX');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('This is not a GSTIN.').waitFor();
    await expect(page.getByRole('textbox', { name: 'GSTIN' })).toBeFocused();
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZV');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await toast(page, 'Settings saved').waitFor();
    await page.goto(`${shop.url}/about`);
    await page.getByText('Ratna House').first().waitFor();
  });

  test('fits orders into a small screen, with any length of names, carriers and tracking numbers', async () => {
    const page = await openAdmin({ screen: 'small' });
    const { request } = page.context();
    const remedy = (await readRemedies(request, shop.url)).at(-1)!;
    const guest = await newVisitor(browser);
    const order = await placeOrder(
      guest.context.request,
      shop.url,
      remedy,
      'Venkatanarasimharajuvaripeta'.repeat(3),
    );
    await guest.close();
    await request.post(`${shop.url}/api/admin/orders/${order}/pack`, { data: {} });
    const shipment = {
      carrier: 'Sri-Venkateswara-Parcel-Service-of-Tirupati',
      trackingNumber: 'T'.repeat(60),
    };
    await request.post(`${shop.url}/api/admin/orders/${order}/ship`, { data: shipment });
    await page.goto(`${shop.url}/admin/orders`);
    await page.getByText('Venkatanarasimharajuvaripeta').first().waitFor();
    await expectNoHorizontalScroll(page);
    await page.goto(`${shop.url}/admin/orders/${order}`);
    await page.getByText(shipment.carrier).first().waitFor();
    await expectNoHorizontalScroll(page);
  });

  test('finds a guest, adds a note and blocks the guest', async () => {
    const page = await openAdmin();
    const [remedy] = await readRemedies(page.context().request, shop.url);
    const guest = await newVisitor(browser);
    await placeOrder(guest.context.request, shop.url, remedy!);
    await guest.close();
    await page.goto(`${shop.url}/admin/customers?kind=guest&search=meera`);
    await page.getByRole('link', { name: 'View Meera Sharma' }).click();
    await page.getByRole('heading', { level: 1, name: 'Meera Sharma' }).waitFor();
    await page.getByRole('textbox', { name: 'New note' }).fill('Calls on Mondays.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Calls on Mondays.' }).waitFor();
    await checkA11y(page);
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Block Meera Sharma?' });
    await question.getByRole('textbox', { name: 'Reason' }).fill('Refuses every parcel.');
    await question.getByRole('button', { name: 'Block' }).click();
    await page.getByText('Blocked: neither logs in nor orders').waitFor();
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
    await page.getByText('Blocked: neither logs in nor orders').waitFor({ state: 'detached' });
    await page.goto(`${shop.url}/admin/stock`);
    await page
      .getByRole('row', { name: /Sold JR-/ })
      .first()
      .waitFor();
  });
});

test.describe('the orders of the administration', () => {
  test('display a loading state, then the server’s error or a default one, in red', async () => {
    const page = await openAdmin({ allowed: /^Failed to load resource/ });
    const list = '**/api/payments/orders?*';
    const released = Promise.withResolvers<void>();
    const fail = (json: object) =>
      page.route(
        list,
        (route) => released.promise.then(() => route.fulfill({ status: 500, json })),
        { times: 1 },
      );
    await fail({ message: 'The ledger is being mended.' });
    await page.goto(`${shop.url}/admin/orders`);
    await page.getByText('Loading orders...').waitFor();
    released.resolve();
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: 'The ledger is being mended.' }).waitFor();
    await fail({});
    await page.getByRole('button', { name: 'Try again' }).click();
    const own = alert.getByText('Failed to fetch orders');
    await own.waitFor();
    const colour = await own.evaluate((text) => getComputedStyle(text).color);
    const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
    expect(red, colour).toBeGreaterThan(2 * Math.max(green, blue));
    await page.getByRole('button', { name: 'Try again' }).click();
    // Another test of this shop may have placed an order.
    await page
      .getByText('The first order will appear here.')
      .or(page.getByRole('table'))
      .first()
      .waitFor();
  });
});
