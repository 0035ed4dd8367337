import type { Browser, Page } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

const products = `Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status
rose-quartz-heart,Rose Quartz Heart,<p>Pink</p>,Decor,quartz,true,Title,Default Title,RQH,4,499.00,active
coloured-cord,Coloured Cord,<p>Cord</p>,Cords,cord,true,Colour,Red,CORD-R,9,99.00,active
`;
const redirects = 'Redirect from,Redirect to\n/pages/our-story,/about\n';
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

let browser: Browser;
let shop: ShopProcess;
test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop({});
});
test.afterAll(() => shop?.remove());

async function asOwner(
  screen: 'phone' | 'desktop',
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const owner: Watched = await newAdministrator(browser, shop.url, { screen });
  await work(owner.page).finally(() => owner.close());
}
/**
 * Numbers of a record kind in the report: new, changed, unchanged, dropped, failed, unpublished.
 */
const figures = (page: Page, kind: string) =>
  page
    .getByRole('table', { name: 'The report in figures' })
    .getByRole('row', { name: new RegExp(`^${kind}`) });

test('an owner imports a shop on a phone, and old addresses redirect to the new pages', async () => {
  await asOwner('phone', async (page) => {
    await page.goto(`${shop.url}/admin/move-in`);
    await page.getByText('No move yet').waitFor();
    await checkA11y(page);
    await page.getByRole('button', { name: 'Start a move' }).click();
    await page
      .getByLabel('Add files')
      .setInputFiles([
        file('a.txt', products),
        file('b.txt', redirects),
        file('c.txt', 'colour\nred\n'),
      ]);
    await page.getByText('Not recognised. It stays out.').waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(figures(page, 'Products')).toContainText(/1.*0.*0.*1/s);
    await expect(page.getByText('Say above what this choice is.')).toBeVisible();
    await checkA11y(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('combobox', { name: 'Colour' }).selectOption('metal');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(figures(page, 'Products')).toContainText(/2.*0.*0.*0/s);
    await page.getByRole('button', { name: 'Move in now' }).click();
    await page.getByText('The move is complete.').waitFor();
    const reply = await page
      .context()
      .request.get(`${shop.url}/pages/our-story`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([301, '/about']);
  });
});

test('importing the same files again changes nothing, on a wide screen', async () => {
  await asOwner('desktop', async (page) => {
    await page.goto(`${shop.url}/admin/move-in`);
    await page.getByRole('button', { name: 'Start a move' }).click();
    await page
      .getByLabel('Add files')
      .setInputFiles([file('a.txt', products), file('b.txt', redirects)]);
    await page.getByText('b.txt').first().waitFor();
    await page.getByRole('button', { name: 'Check' }).click();
    // The owner's choices of the first import are stored.
    await expect(figures(page, 'Products')).toContainText(/0.*0.*2.*0/s);
    await checkA11y(page);
    await expectNoHorizontalScroll(page);
    await page.goto(`${shop.url}/admin/redirects`);
    await page.getByText('/pages/our-story').first().waitFor();
    await checkA11y(page);
  });
});
