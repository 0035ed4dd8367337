import { checkA11y, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, toast } from './shopping.ts';

let shop: ShopProcess;
let admin: Watched | null = null;

test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop?.remove());
test.afterEach(async () => {
  admin?.expectNoOutput();
  await admin?.close();
  admin = null;
});

test('images are added, moved by keyboard and described individually; a concurrent edit is reported', async ({
  browser,
}) => {
  admin = await newAdministrator(browser, shop.url, { allowed: /status of 409/ });
  const { page } = admin;
  const request = page.context().request;
  const remedy = (await readRemedies(request, shop.url)).findLast(({ slug }) =>
    slug.endsWith('-bracelet'),
  );
  if (!remedy) throw new Error('The shop is empty.');
  await page.goto(`${shop.url}/admin/remedies?search=${encodeURIComponent(remedy.name)}`);
  await page.getByRole('button', { name: `Edit ${remedy.name}` }).click();
  await page.getByRole('button', { name: 'Arrange images' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arrange images' });
  const images = dialog.getByRole('img');
  const before = await images.count();
  await dialog.getByLabel('Add images').setInputFiles(await imageFile('new', '#335577'));
  await expect(images).toHaveCount(before + 1);
  // Moves the image to the front by keyboard; the focus moves with it.
  await dialog.getByRole('button', { name: `Move image ${before + 1} earlier` }).focus();
  for (let place = before; place >= 1; place -= 1) {
    await page.keyboard.press('Enter');
    await dialog.getByText(`Image ${place + 1} is now image ${place}`).waitFor();
  }
  await dialog.getByRole('textbox', { name: /^Description of image 1/ }).fill('A blue square');
  await dialog.getByRole('textbox', { name: 'Hindi description of image 1' }).fill('नीला वर्ग');
  await checkA11y(page);

  const other = await request.put(`${shop.url}/api/admin/product/${remedy._id}`, {
    headers: { origin: shop.url },
    multipart: { name: remedy.name, description: 'Newer words.' },
  });
  expect(other.ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Save images' }).click();
  await dialog.getByRole('button', { name: 'Reload the newer version' }).click();
  await expect(images).toHaveCount(before);
  await dialog.getByLabel('Add images').setInputFiles(await imageFile('new', '#335577'));
  await dialog
    .getByRole('textbox', { name: `Hindi description of image ${before + 1}` })
    .fill('नीला वर्ग');
  await dialog.getByRole('button', { name: 'Save images' }).click();
  await toast(page, 'Pictures saved').waitFor();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`${shop.url}/hi/remedies/${remedy.slug}`);
  await page.getByRole('img', { name: 'नीला वर्ग' }).first().waitFor();
});
