import { checkA11y, expectNoHorizontalScroll } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator } from './open-admin.ts';
import { startShop } from './shop-process.ts';
import { toast } from './shopping.ts';

test('an owner creates a collection, sorts it, and links it from the menu', async ({ browser }) => {
  const shop = await startShop();
  const owner = await newAdministrator(browser, shop.url, { screen: 'phone', allowed: /400/ });
  const { page } = owner;
  await page.goto(`${shop.url}/admin/collections`);
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Title in English' }).fill('Wedding gifts');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Wedding gifts' }).waitFor();

  await page.getByRole('searchbox', { name: 'Find a remedy' }).fill('bracelet');
  const adding = page.getByRole('button', { name: /^Add .*bracelet/i });
  await adding.first().click();
  await adding.first().click();
  await page.getByText('2 remedies', { exact: true }).waitFor();
  const listed = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /^Remove / }) });
  const [first] = await listed.getByRole('listitem').allInnerTexts();
  await listed.getByRole('button', { name: `Move ${first} down` }).click();
  await page.getByRole('checkbox', { name: 'Menu' }).press('Space');
  await page.getByRole('textbox', { name: 'Title in Hindi' }).fill('शादी के उपहार');
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await toast(page, 'Published').waitFor();

  await page.goto(`${shop.url}/hi/collections/wedding-gifts`);
  await page.getByRole('heading', { level: 1, name: 'शादी के उपहार' }).waitFor();
  await expect(page.getByRole('article')).toHaveCount(2);
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  owner.expectNoOutput();
  await owner.close();
  await shop.remove();
});
