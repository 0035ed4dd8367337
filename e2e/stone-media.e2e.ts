import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies } from './shopping.ts';

let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop?.remove());

const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(1000, 7)]);

test('a video and a full turn are uploaded in the administration, and the product page has both', async ({
  browser,
}) => {
  const admin = await newAdministrator(browser, shop.url, {});
  const remedy = (await readRemedies(admin.context.request, shop.url))[0];
  if (!remedy) throw new Error('The shop is empty.');
  const { page } = admin;
  await page.goto(`${shop.url}/admin/remedies?search=${encodeURIComponent(remedy.name)}`);
  await page.getByRole('button', { name: `Edit ${remedy.name}` }).click();
  const mp4 = { name: 'turn.mp4', mimeType: 'video/mp4', buffer: video };
  await page.getByLabel('Choose a film').setInputFiles(mp4);
  await page.getByRole('link', { name: 'Open the film' }).waitFor();
  const frames = await Promise.all(
    Array.from({ length: 18 }, (_, at) => imageFile(`frame-${at}`, `rgb(${at * 10}, 40, 80)`)),
  );
  await page.getByLabel('Choose the pictures').setInputFiles(frames.toReversed());
  await page.getByText('18 pictures of a turn').waitFor();
  await checkA11y(page);
  await admin.close();

  const visitor = await newVisitor(browser, { screen: 'phone' });
  await visitor.page.goto(`${shop.url}/remedies/${remedy.slug}`);
  await expect(visitor.page.locator('video')).toHaveAttribute('src', /\.mp4$/);
  const slider = visitor.page.getByRole('slider', { name: 'Turn this very piece' });
  const image = slider.getByRole('img');
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 1 of 18');
  const first = await image.getAttribute('src');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 18 of 18');
  await expect(image).not.toHaveAttribute('src', first ?? '');
  await visitor.page.getByRole('button', { name: 'Turn to the right' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 1 of 18');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The piece is not visible.');
  await visitor.page.mouse.move(box.x + 20, box.y + 100);
  await visitor.page.mouse.down();
  await visitor.page.mouse.move(box.x + 20 + box.width * 0.4, box.y + 100);
  await visitor.page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', 'View 10 of 18');
  await expectNoHorizontalScroll(visitor.page);
  await checkA11y(visitor.page);
  visitor.expectNoOutput();
  await visitor.close();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${shop.url}/remedies/${remedy.slug}`);
  await plain.getByRole('img', { name: `${remedy.name}, turned all around` }).waitFor();
  await expect(plain.getByRole('slider')).toHaveCount(0);
  await context.close();
});
