import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, openBrowser, type Watched } from './browser.ts';
import { pictureFile } from './office.ts';
import { administrator, type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, register, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;
let admin: Watched | null = null;

beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), startShop()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.remove();
});
afterEach(async () => {
  admin?.expectSilence();
  await admin?.close();
  admin = null;
});

/** A page of an administrator who is logged in; what it writes to its console fails the test. */
async function openOffice(options: Parameters<typeof newVisitor>[1] = {}): Promise<Page> {
  admin = await newVisitor(browser, options);
  const login = await admin.context.request.post(`${shop.url}/api/admin/login`, { data: administrator });
  expect(login.ok()).toBe(true);
  return admin.page;
}

const screens = [
  ['/admin', 'Admin Home'],
  ['/admin/remedies', 'Manage Products'],
  ['/admin/products', 'Manage Products'],
  ['/admin/remedies/add', 'Add remedy'],
  ['/admin/coupons', 'Manage Coupons'],
  ['/admin/coupons/add', 'Create Coupon'],
  ['/admin/orders', 'Orders & Payments'],
  ['/admin/team', 'Team'],
  ['/admin/audit', 'Audit log'],
  ['/admin/mails', 'Mail'],
] as const;

describe('the office', () => {
  it('sends a visitor to the admin login, and brings an administrator to the page that was wanted', async () => {
    admin = await newVisitor(browser);
    await admin.page.goto(`${shop.url}/admin/coupons`);
    await admin.page.waitForURL(`${shop.url}/admin/login?next=%2Fadmin%2Fcoupons`);
    await admin.page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
    await admin.page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await admin.page.getByRole('button', { name: 'Login', exact: true }).click();
    await admin.page.getByRole('heading', { level: 1, name: 'Manage Coupons' }).waitFor();
  });

  it('shows a customer nothing', async () => {
    admin = await newVisitor(browser);
    await register(admin.page, shop.url, '/user/profile');
    await admin.page.goto(`${shop.url}/admin/orders`);
    await admin.page.waitForURL(/\/admin\/login/);
    expect(await admin.page.getByText('Orders & Payments').count()).toBe(0);
  });

  it('stays within 260 KB of JavaScript on the first visit of its heaviest pages', async () => {
    for (const path of ['/admin', '/admin/remedies', '/admin/remedies/add']) {
      const page = await openOffice();
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('.js')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(0);
      expect(total / 1024, path).toBeLessThanOrEqual(260);
      await admin?.close();
    }
  });

  it('sends none of its code to a customer who looks at an order', async () => {
    admin = await newVisitor(browser, { allowed: /^Failed to load resource|The order could not be loaded/ });
    const scripts: string[] = [];
    admin.page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await admin.page.goto(`${shop.url}/order/ord_nobody`, { waitUntil: 'networkidle' });
    await admin.page.getByText('Order not found').waitFor();
    expect(scripts.filter((url) => url.includes('admin'))).toEqual([]);
  });

  it.each(['phone', 'desk'] as const)('is accessible and fits a %s', async (screen) => {
    const page = await openOffice({ screen, reducedMotion: true });
    for (const [path, heading] of screens) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
});

describe('the add-remedy wizard', () => {
  const next = (page: Page) => page.getByRole('button', { name: 'Continue' });

  async function fillFirstSteps(page: Page, name: string): Promise<void> {
    await page.goto(`${shop.url}/admin/remedies/add`);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('radio', { name: /^Precious/ }).check();
    await next(page).click();
    await page.getByRole('textbox', { name: 'Original price' }).fill('5000');
    await page.getByRole('textbox', { name: 'Discounted price' }).fill('4500');
    await next(page).click();
  }

  it('drops pictures beyond the fifth and says so', async () => {
    const page = await openOffice();
    await fillFirstSteps(page, 'Six Views');
    const files = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => pictureFile(`view-${n}`, `#0000${n}0`)));
    await page.getByLabel('Add images').setInputFiles(files);
    await page.getByText('5 added. 1 left out: a remedy has at most 5 images.').waitFor();
    expect(await page.getByRole('button', { name: /^Remove image/ }).count()).toBe(5);
  });

  it('jumps only to steps already reached, and not past one that lost what it needs', async () => {
    const page = await openOffice();
    await fillFirstSteps(page, 'Topaz');
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
    expect(await steps.allTextContents()).toEqual(['Basic Details', 'Pricing & Stock']);
    await steps.filter({ hasText: 'Basic Details' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    expect(await steps.count()).toBe(0);
    expect(await next(page).isDisabled()).toBe(true);
  });

  it.each([
    [401, {}, 'Not authorized (login as admin again)'],
    [403, {}, 'Access denied (admin role required)'],
    [400, { error: 'Broken picture', details: 'view-1.png' }, 'Failed to add product. Broken picture: view-1.png'],
  ])('loses nothing when the server answers %i', async (status, body, words) => {
    const page = await openOffice({ allowed: /^Failed to load resource/ });
    await fillFirstSteps(page, 'Opal Drop');
    await page.getByLabel('Add images').setInputFiles(await pictureFile('view-1', '#e6ebf0'));
    await next(page).click();
    await page.route('**/api/admin/add/product', (route) => route.fulfill({ status, json: body }));
    await page.getByRole('button', { name: 'Create Product' }).click();
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await toast(page, 'Product add failed').waitFor();
    await page.unroute('**/api/admin/add/product');
    await page.getByText('Images, 1 of 5').waitFor();
    await page.getByRole('button', { name: 'Edit Basic Details' }).click();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Opal Drop');
  });

  it('goes from the first field to the new product by keyboard alone', async () => {
    const page = await openOffice();
    await page.goto(`${shop.url}/admin/remedies/add`);
    const keys = page.keyboard;
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await keys.type('Zircon, Blue');
    await keys.press('Tab');
    await keys.press('ArrowDown');
    await keys.press('ArrowUp');
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await keys.press('Enter');
    // The new step's heading has the focus; its first field is one Tab away.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pricing & Stock');
    await keys.press('Tab');
    await keys.type('9000');
    await keys.press('Tab');
    await keys.type('8000');
    await keys.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Media & Attributes');
    await keys.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Space')]);
    await chooser.setFiles(await Promise.all(['a', 'b'].map((name) => pictureFile(name, '#a3bbff'))));
    await page.getByRole('button', { name: 'Move image 2 earlier' }).focus();
    await keys.press('Enter');
    await page.getByRole('img', { name: 'Cover, image 1: b.png' }).waitFor();
    await page.getByRole('textbox', { name: 'Value 1' }).focus();
    await keys.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Review & Submit');
    await page.getByRole('button', { name: 'Create Product' }).focus();
    await keys.press('Enter');
    await page.waitForURL(`${shop.url}/remedies/zircon-blue`);
  });
});

describe('managing products', () => {
  it('tells the later of two administrators who changed what, and loads the newer version', async () => {
    const page = await openOffice({ allowed: /^Failed to load resource: the server responded with a status of 409/ });
    const request = page.context().request;
    const [remedy] = await readRemedies(request, shop.url);
    if (!remedy) throw new Error('The shop is empty.');
    await page.goto(`${shop.url}/admin/remedies?search=${encodeURIComponent(remedy.name)}`);
    await page.getByRole('button', { name: `Edit ${remedy.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit product' });
    await dialog.getByRole('textbox', { name: 'Discounted price' }).fill('777');

    const other = await request.put(`${shop.url}/api/admin/product/${remedy._id}`, {
      headers: { origin: shop.url },
      multipart: { name: `${remedy.name} New` },
    });
    expect(other.ok()).toBe(true);

    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText(`${administrator.email} changed name`).waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Discounted price' }).inputValue()).toBe('777');
    await dialog.getByRole('button', { name: 'Reload the newer version' }).click();
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(`${remedy.name} New`);
    await dialog.getByRole('textbox', { name: 'Discounted price' }).fill('777');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Product updated').waitFor();
  });

  it('asks before a product is deleted', async () => {
    const page = await openOffice();
    const [remedy] = await readRemedies(page.context().request, shop.url);
    if (!remedy) throw new Error('The shop is empty.');
    await page.goto(`${shop.url}/admin/products?search=${encodeURIComponent(remedy.name)}`);
    await page.getByRole('button', { name: `Del ${remedy.name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this product?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Del ${remedy.name}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Product deleted').waitFor();
    await page.getByRole('heading', { name: 'No products' }).waitFor();
  });

  it('checks a CSV file and names each fault before anything changes', async () => {
    const page = await openOffice();
    const csv = await (await page.context().request.get(`${shop.url}/api/admin/products/export.csv`)).text();
    await page.goto(`${shop.url}/admin/products`);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products from CSV' });
    const file = (text: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog.getByLabel('CSV file').setInputFiles(file(csv.replace('Semi-Precious', 'Plastic')));
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await dialog.getByRole('heading', { name: '1 fault to mend first' }).waitFor();
    await dialog.getByRole('table', { name: 'Faults in the file' }).waitFor();
    await dialog.getByLabel('CSV file').setInputFiles(file(csv));
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await dialog.getByRole('heading', { name: 'The file is in order' }).waitFor();
  });
});

describe('coupons', () => {
  it('are edited by ?id= and deleted after a question', async () => {
    const page = await openOffice();
    const data = { code: 'SPRING15', type: 'percentage', value: 15 };
    const made = await page.context().request.post(`${shop.url}/api/admin/coupons/add`, { data });
    const { coupon } = await made.json();
    await page.goto(`${shop.url}/admin/coupons/add?id=${coupon._id}`);
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await expect.poll(() => value.inputValue()).toBe('15');
    await value.fill('101');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('A percentage is at most 100.').waitFor();
    await value.fill('25');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('row', { name: /SPRING15.*25%/ }).waitFor();
    await page.getByRole('button', { name: 'Delete SPRING15' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this coupon?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Coupon removed.').waitFor();
    expect(await page.getByRole('row', { name: /SPRING15/ }).count()).toBe(0);
  });

  it('are scheduled by a form that leads back to the list, and that names a start after the expiry', async () => {
    const page = await openOffice();
    await page.goto(`${shop.url}/admin/coupons/add`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Manage Coupons' }).click();
    await page.waitForURL(`${shop.url}/admin/coupons`);
    await main.getByRole('link', { name: 'Add New' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('lohri15');
    await page.getByRole('textbox', { name: 'Value', exact: true }).fill('15');
    const start = page.getByLabel('Starts on');
    await start.fill('2031-01-14');
    await page.getByLabel('Expires').fill('2031-01-13');
    await page.getByRole('button', { name: 'Create Coupon' }).click();
    await page.getByText('A coupon starts before it expires.').waitFor();
    await expect.poll(() => start.evaluate((field) => field === document.activeElement)).toBe(true);
    await start.fill('2031-01-13');
    await main.getByText('Works from 13 Jan 2031.').waitFor();
    await page.getByRole('button', { name: 'Create Coupon' }).click();
    await toast(page, 'Coupon created').waitFor();
    await toast(page, 'Code LOHRI15 created.').waitFor();
    await page.getByRole('row', { name: /LOHRI15.*13 Jan 2031.*Scheduled\s*from 13 Jan 2031/ }).waitFor();
  });

  it('lose nothing when the server fails, and are deleted when it answers again', async () => {
    const page = await openOffice({ allowed: /^Failed to load resource/ });
    const failing = '**/api/admin/coupons/**';
    await page.route('**/api/admin/coupons', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto(`${shop.url}/admin/coupons`);
    await page.getByRole('alert').filter({ hasText: 'Failed to load coupons' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row', { name: /JYOTI50/ }).waitFor();

    await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${shop.url}/admin/coupons/add`);
    await page.getByRole('textbox', { name: 'Code' }).fill('ONAM10');
    await page.getByRole('textbox', { name: 'Value', exact: true }).fill('10');
    const create = page.getByRole('button', { name: 'Create Coupon' });
    await create.click();
    await toast(page, 'Failed to create coupon').waitFor();
    await page.unroute(failing);
    await create.click();
    const remove = page.getByRole('button', { name: 'Delete ONAM10' });
    await remove.click();
    await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
    const question = page.getByRole('alertdialog', { name: 'Delete this coupon?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('alert').filter({ hasText: 'Failed to delete' }).waitFor();
    await page.unroute(failing);
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Deleted').waitFor();
    await toast(page, 'Coupon removed.').waitFor();
    await remove.waitFor({ state: 'detached' });
  });

  it('say so when one cannot be found', async () => {
    const page = await openOffice({ allowed: /^Failed to load resource/ });
    await page.goto(`${shop.url}/admin/coupons/add?id=cpn_gone`);
    await toast(page, 'Error loading coupon').waitFor();
    await page.getByRole('alert').filter({ hasText: 'Unable to fetch coupon details' }).first().waitFor();
  });
});
