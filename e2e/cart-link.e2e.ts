import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { openStorage, readRemedies } from './shopping.ts';

test('a link offers a cart in both languages, and adds it once with one click', async ({
  browser,
  shop,
}) => {
  const visitor = await newVisitor(browser, { screen: 'phone' });
  const { page } = visitor;
  await openStorage(page, shop.url);
  const remedies = await readRemedies(page.context().request, shop.url);
  const remedy = remedies.find(({ quantity }) => quantity === null)!;
  const path = `/cart/add?items=${remedy._id}:2,never-sold&coupon=JYOTI50`;
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('local_cart') ?? '[]'));
  await page.goto(`${shop.url}/hi${path}`);
  await page.getByRole('heading', { name: 'ये आपके कार्ट के लिए तैयार हैं' }).waitFor();
  await page.getByText('ये चीज़ें हमारे यहाँ नहीं मिलीं: never-sold।').waitFor();
  expect(await stored()).toEqual([]);
  for (const _ of ['opened', 'opened again']) {
    await page.goto(shop.url + path);
    await page.getByText('We do not know these items: never-sold.').waitFor();
    await page.getByText('With coupon JYOTI50.').waitFor();
    await checkA11y(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Add to my cart' }).press('Enter');
    await page.waitForURL('**/cart');
  }
  expect(await stored()).toMatchObject([{ productId: remedy._id, quantity: 2 }]);
  await page.getByText('JYOTI50').first().waitFor();
  visitor.expectNoOutput();
  await visitor.close();
});
