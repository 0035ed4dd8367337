import { checkA11y, expectNoHorizontalScroll, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { startShop } from './shop-process.ts';

const accept = 'application/json, text/event-stream';
/** Paise: ₹60 000. */
const maxPrice = 6_000_000;

test('an assistant finds a stone, and its buyer sees instalments, requests a call and adds it to the cart', async ({
  browser,
}) => {
  const shop = await startShop({ MCP_ACCESS: 'on' });
  const visitor = await newVisitor(browser, { screen: 'phone' });
  const { page } = visitor;
  const use = async (name: string, given: object) => {
    const data = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: given },
    };
    const reply = await page
      .context()
      .request.post(`${shop.url}/mcp`, { data, headers: { accept } });
    return (await reply.json()).result.structuredContent;
  };
  const filters = { stone: 'yellow-sapphire', certified: true, weight_carats: { min: 4, max: 5 } };
  const { products } = await use('search_catalog', {
    catalog: { filters: { ...filters, price: { max: maxPrice } } },
  });
  const [stone] = products;
  expect(stone.metadata.weight_carats).toMatch(/^4\./);
  const cart = await use('create_cart', {
    cart: { line_items: [{ item: { id: stone.variants[0].id }, quantity: 1 }] },
  });

  await page.goto(stone.url);
  const instalments = page.getByText(/^EMI from ₹[\d,]+ a month for \d+ months, ₹[\d,]+ in total$/);
  await instalments.click();
  await page.getByText(/^3 months: ₹[\d,]+ a month/).waitFor();
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'See it in a video call' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Video call about ${stone.title}`);
  await page.getByText('See it in a video call').waitFor();
  await checkA11y(page);

  await page.goto(cart.continue_url);
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByText(stone.title).first().waitFor();
  visitor.expectNoOutput();
  await visitor.close();
  await shop.remove();
});
