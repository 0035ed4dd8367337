import type { Browser, Page } from '@playwright/test';
import type { VisitorOptions, Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { toast } from './shopping.ts';

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

test.describe('coupons', () => {
  test('are edited by ?id= and deleted after confirmation', async () => {
    const page = await openAdmin();
    const data = { code: 'SPRING15', type: 'percentage', value: 15 };
    const created = await page
      .context()
      .request.post(`${shop.url}/api/admin/coupons/add`, { data });
    const { coupon } = await created.json();
    await page.goto(`${shop.url}/admin/coupons/add?id=${coupon._id}`);
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await expect.poll(() => value.inputValue()).toBe('15');
    await value.fill('101');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('A percentage can be at most 100.').waitFor();
    await value.fill('25');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('row', { name: /SPRING15.*25%/ }).waitFor();
    await page.getByRole('button', { name: 'Delete SPRING15' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this coupon?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Coupon removed.').waitFor();
    await page.getByRole('row', { name: /SPRING15/ }).waitFor({ state: 'detached' });
  });

  test('are scheduled in a form that returns to the list, and reports a start after the expiry', async () => {
    const page = await openAdmin();
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
    await page.getByText('The coupon must start before it expires.').waitFor();
    await expect.poll(() => start.evaluate((field) => field === document.activeElement)).toBe(true);
    await start.fill('2031-01-13');
    await main.getByText('Works from 13 Jan 2031.').waitFor();
    await page.getByRole('button', { name: 'Create Coupon' }).click();
    await toast(page, 'Coupon created').waitFor();
    await toast(page, 'Code LOHRI15 created.').waitFor();
    await page
      .getByRole('row', { name: /LOHRI15.*13 Jan 2031.*Scheduled\s*from 13 Jan 2031/ })
      .waitFor();
  });

  test('remain after a server error, and can be deleted later', async () => {
    const page = await openAdmin({ allowed: /^Failed to load resource/ });
    const failing = '**/api/admin/coupons/**';
    await page.route('**/api/admin/coupons', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
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

  test('display a message if one is not found', async () => {
    const page = await openAdmin({ allowed: /^Failed to load resource/ });
    await page.goto(`${shop.url}/admin/coupons/add?id=cpn_gone`);
    await toast(page, 'Error loading coupon').waitFor();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Unable to fetch coupon details' })
      .first()
      .waitFor();
  });
});
