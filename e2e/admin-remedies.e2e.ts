import type { Browser, Page } from '@playwright/test';
import { checkA11y, type VisitorOptions, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { previewsLeft, watchPreviews } from './previews.ts';
import { administrator, type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, toast } from './shopping.ts';

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

test.describe('managing products', () => {
  test('displays errors when loading, saving or deleting fails', async () => {
    const page = await openAdmin({ allowed: /^Failed to load resource/ });
    const [remedy] = await readRemedies(page.context().request, shop.url);
    if (!remedy) throw new Error('The shop is empty.');
    const down = {
      status: 500,
      json: { error: 'Server error', message: 'The shop is down.', code: 'internal' },
    };
    await page.route('**/api/admin/products?*', (route) => route.fulfill(down));
    await page.route('**/api/admin/product/*', (route) => route.fulfill(down));
    await page.goto(`${shop.url}/admin/products?search=${encodeURIComponent(remedy.name)}`);
    await page.getByRole('alert').filter({ hasText: 'Failed to load products' }).waitFor();
    await page.unroute('**/api/admin/products?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: `Edit ${remedy.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit product' });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Failed to update product' }).waitFor();
    await toast(page, 'Failed to update product').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Del ${remedy.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('alert')
      .filter({ hasText: 'Failed to delete product' })
      .waitFor();
    // The dialog hides everything behind it from the accessibility tree, including the toast
    // region.
    await page
      .getByRole('region', { name: /Notifications/, includeHidden: true })
      .getByText('Failed to delete product')
      .waitFor();
  });

  test('edits the Hindi and the images, and revokes the previews of removed ones', async () => {
    const page = await openAdmin();
    await watchPreviews(page);
    // A bracelet, which has a colour option; single stones do not.
    const remedy = (await readRemedies(page.context().request, shop.url)).findLast(({ slug }) =>
      slug.endsWith('-bracelet'),
    );
    if (!remedy) throw new Error('The shop is empty.');
    await page.goto(`${shop.url}/admin/products?search=${encodeURIComponent(remedy.name)}`);
    await page.getByRole('button', { name: `Edit ${remedy.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit product' });
    const files = await Promise.all(['a', 'b'].map((name) => imageFile(name, '#335577')));
    await dialog.getByLabel('Choose images').setInputFiles(files);
    await dialog.getByRole('button', { name: 'Remove image 2' }).click();
    await expect.poll(() => previewsLeft(page)).toBe(1);
    await dialog.getByRole('button', { name: 'Keep the old ones' }).click();
    await expect.poll(() => previewsLeft(page)).toBe(0);
    await dialog.getByText('Values in Hindi (optional)').click();
    await dialog.getByRole('textbox', { name: /^Colou?r: / }).fill('लाल');
    await dialog.getByText('Hindi (optional)', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Hindi name' }).fill('नया मूँगा');
    await checkA11y(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Product updated').waitFor();
    await page.goto(`${shop.url}/admin/products?search=${encodeURIComponent('नया मूंगा')}`);
    await page.getByRole('button', { name: `Edit ${remedy.name}` }).waitFor();
  });

  test('reports a concurrent edit to the later of two administrators, and loads the newer version', async () => {
    const page = await openAdmin({
      allowed: /^Failed to load resource: the server responded with a status of 409/,
    });
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
    await expect(dialog.getByRole('textbox', { name: 'Discounted price' })).toHaveValue('777');
    await dialog.getByRole('button', { name: 'Reload the newer version' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`${remedy.name} New`);
    await dialog.getByRole('textbox', { name: 'Discounted price' }).fill('777');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Product updated').waitFor();
  });

  test('asks for confirmation before a product is deleted', async () => {
    const page = await openAdmin();
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

  test('validates a CSV file and lists each error before any change', async () => {
    const page = await openAdmin();
    const csv = await (
      await page.context().request.get(`${shop.url}/api/admin/products/export.csv`)
    ).text();
    await page.goto(`${shop.url}/admin/products`);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products from CSV' });
    const file = (text: string) => ({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
    await dialog
      .getByLabel('CSV file')
      .setInputFiles(file(csv.replace('Semi-Precious', 'Plastic')));
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await dialog.getByRole('heading', { name: '1 error to mend first' }).waitFor();
    await dialog.getByRole('table', { name: 'Errors in the file' }).waitFor();
    await dialog.getByLabel('CSV file').setInputFiles(file(csv));
    await dialog.getByRole('button', { name: 'Check the file' }).click();
    await dialog.getByRole('heading', { name: 'The file is in order' }).waitFor();
  });
});
