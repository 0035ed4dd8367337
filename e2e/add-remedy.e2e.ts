import type { Browser, Page } from '@playwright/test';
import type { VisitorOptions, Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { previewsLeft, watchPreviews } from './previews.ts';
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

test.describe('the add-remedy wizard', () => {
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

  test('drops images beyond the fifth and displays a message', async () => {
    const page = await openAdmin();
    await fillFirstSteps(page, 'Six Views');
    const files = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => imageFile(`view-${n}`, `#0000${n}0`)),
    );
    await page.getByLabel('Add images').setInputFiles(files);
    await page.getByText('5 added. 1 left out: a remedy has at most 5 images.').waitFor();
    await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(5);
  });

  test('opens only completed steps, and none after an invalid one', async () => {
    const page = await openAdmin();
    await fillFirstSteps(page, 'Topaz');
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
    expect(await steps.allTextContents()).toEqual(['Basic Details', 'Pricing & Stock']);
    await steps.filter({ hasText: 'Basic Details' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await expect(steps).toHaveCount(0);
    await expect(next(page)).toBeDisabled();
  });

  test('loses nothing when the server rejects it, and stores nothing after a successful save', async () => {
    const page = await openAdmin({ allowed: /^Failed to load resource/ });
    await watchPreviews(page);
    await fillFirstSteps(page, 'Opal Drop');
    await page.getByLabel('Add images').setInputFiles(await imageFile('view-1', '#e6ebf0'));
    await page.getByRole('textbox', { name: 'Value 1' }).fill('White');
    await next(page).click();
    const cases = [
      [401, {}, 'Not authorized (login as admin again)'],
      [403, {}, 'Access denied (admin role required)'],
      [
        400,
        { error: 'Broken picture', details: 'view-1.png' },
        'Failed to add product. Broken picture: view-1.png',
      ],
    ] as const;
    for (const [status, json, expected] of cases) {
      const released = Promise.withResolvers<void>();
      await page.route('**/api/admin/add/product', async (route) => {
        await released.promise;
        await route.fulfill({ status, json });
      });
      await page.getByRole('button', { name: 'Create Product' }).click();
      await page.getByRole('button', { name: 'Creating...' }).waitFor();
      released.resolve();
      await page.getByRole('alert').filter({ hasText: expected }).waitFor();
      await toast(page, 'Product add failed').waitFor();
      await page.unroute('**/api/admin/add/product');
    }
    await page.getByText('Images, 1 of 5').waitFor();
    await page.getByRole('button', { name: 'Edit Basic Details' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Opal Drop');
    for (let step = 1; step < 4; step += 1) await next(page).click();
    await page.getByRole('button', { name: 'Create Product' }).click();
    await page.waitForURL(`${shop.url}/remedies/opal-drop`);
    expect(await previewsLeft(page)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Add remedy' }).waitFor();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await page.getByRole('link', { name: 'Manage Remedies' }).click();
    await page.waitForURL(`${shop.url}/admin/products`);
  });

  for (const screen of ['phone', 'desktop'] as const)
    test(`displays a failure next to the button that caused it, on a ${screen}`, async () => {
      const page = await openAdmin({ screen, allowed: /^Failed to load resource/ });
      await fillFirstSteps(page, 'Opal Drop');
      await page.getByLabel('Add images').setInputFiles(await imageFile('view-1', '#e6ebf0'));
      await next(page).click();
      await page.route('**/api/admin/add/product', (route) =>
        route.fulfill({ status: 403, json: {} }),
      );
      const button = page.getByRole('button', { name: 'Create Product' });
      // The toast's default position: at the top of a phone, at the bottom of a wide screen.
      const block: ScrollLogicalPosition = screen === 'phone' ? 'start' : 'end';
      await button.evaluate((one, at) => one.scrollIntoView({ block: at }), block);
      await button.click();
      await toast(page, 'Product add failed').waitFor();
      const notification = page
        .getByRole('region', { name: /Notifications/ })
        .getByRole('listitem');
      await button.waitFor();
      const clear = async () => {
        const [a, b] = [await notification.boundingBox(), await button.boundingBox()];
        if (!a || !b) return false;
        return (
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y ||
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x
        );
      };
      await expect.poll(clear).toBe(true);
      await button.click();
      await page.getByRole('alert').filter({ hasText: 'Access denied' }).waitFor();
    });

  test('reorders and removes images by mouse and keyboard, and revokes the previews of removed ones', async () => {
    const page = await openAdmin();
    await watchPreviews(page);
    await fillFirstSteps(page, 'Amber Drop');
    const files = await Promise.all(
      ['a', 'b', 'c'].map((name, n) => imageFile(name, `#b07${n}00`)),
    );
    await page.getByLabel('Add images').setInputFiles(files);
    const order = () =>
      page
        .getByRole('img', { name: /image \d: / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    await page
      .getByRole('img', { name: 'image 3: c.png' })
      .dragTo(page.getByRole('img', { name: 'Cover, image 1' }));
    expect(await order()).toEqual(['Cover, image 1: c.png', 'image 2: a.png', 'image 3: b.png']);
    await page.getByText('Image 3 is now image 1, the cover.').waitFor();
    await page.getByRole('button', { name: 'Move image 1 later' }).focus();
    // The focus moves with the image, so that pressing Enter twice moves it twice.
    for (const place of [2, 3]) {
      await page.keyboard.press('Enter');
      await page.getByText(`is now image ${place}.`).waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await expect.poll(focused).toBe(place === 2 ? 'Move image 2 later' : 'Move image 3 earlier');
    }
    expect(await order()).toEqual(['Cover, image 1: a.png', 'image 2: b.png', 'image 3: c.png']);
    await page.getByRole('button', { name: 'Remove image 2' }).click();
    await page.getByText('Image 2 removed.').waitFor();
    expect(await previewsLeft(page)).toBe(2);
  });

  test('asks for confirmation before unsaved input is lost by a link, going back or reloading', async () => {
    const page = await openAdmin();
    await page.goto(`${shop.url}/admin`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Add Remedy/ })
      .click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Half a Remedy');
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    for (const leave of [
      () => page.getByRole('link', { name: 'Manage Remedies' }).click(),
      () => page.goBack(),
    ]) {
      await leave();
      await question.getByRole('button', { name: 'Stay' }).click();
      await question.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/admin/remedies/add');
    }
    const dialogEvent = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await dialogEvent;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a Remedy');
    await page.getByRole('link', { name: 'Manage Remedies' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(`${shop.url}/admin/products`);
  });

  test('can be completed from the first field to the new product by keyboard only', async () => {
    const page = await openAdmin();
    await page.goto(`${shop.url}/admin/remedies/add`);
    const keys = page.keyboard;
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await keys.type('Zircon, Blue');
    await keys.press('Tab');
    await keys.press('ArrowDown');
    await keys.press('ArrowUp');
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await keys.press('Enter');
    // The heading of the new step is focused; its first field is one Tab away.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Pricing & Stock');
    await keys.press('Tab');
    await keys.type('9000');
    await keys.press('Tab');
    await keys.type('8000');
    await keys.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Media & Attributes');
    // Waits for the file chooser before pressing the key that opens it.
    const chooserEvent = page.waitForEvent('filechooser');
    await keys.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('file');
    await keys.press('Space');
    const chooser = await chooserEvent;
    await chooser.setFiles(await Promise.all(['a', 'b'].map((name) => imageFile(name, '#a3bbff'))));
    await page.getByRole('button', { name: 'Move image 2 earlier' }).focus();
    await keys.press('Enter');
    await page.getByRole('img', { name: 'Cover, image 1: b.png' }).waitFor();
    // At the start of the row the focus moves to the other button.
    await expect(page.getByRole('button', { name: 'Move image 1 later' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Value 1' }).focus();
    await keys.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Review & Submit');
    await page.getByRole('button', { name: 'Create Product' }).focus();
    await keys.press('Enter');
    await page.waitForURL(`${shop.url}/remedies/zircon-blue`);
  });
});
