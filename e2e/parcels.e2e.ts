import { checkA11y, newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { contact, readRemedies } from './shopping.ts';

test.describe('a parcel of the sandbox courier', () => {
  let shop: ShopProcess;
  test.beforeAll(async () => {
    shop = await startShop({ COURIER: 'sandbox', COURIER_DEMO_SECONDS: '0' });
  });
  test.afterAll(() => shop?.remove());

  for (const screen of ['phone', 'desktop'] as const) {
    test(`is shipped by one click in packing and followed to delivery on a ${screen}`, async ({
      browser,
    }) => {
      const owner = await newAdministrator(browser, shop.url, { screen });
      const { page } = owner;
      const request = page.context().request;
      const customer = await newVisitor(browser, { screen });
      const remedies = await readRemedies(request, shop.url);
      const remedy = remedies.find(({ quantity }) => quantity !== null && quantity > 3)!;
      const id = await placeOrder(customer.context.request, shop.url, remedy);
      const { order } = await (await request.get(`${shop.url}/api/admin/orders/${id}`)).json();

      await page.goto(`${shop.url}/admin/orders`);
      await page.getByRole('checkbox', { name: `Choose order ${order.orderNumber}` }).check();
      await page.getByRole('button', { name: 'Hand 1 over' }).click();
      const question = page.getByRole('alertdialog', { name: 'Hand 1 order over?' });
      await question.getByRole('button', { name: 'Hand over' }).click();
      const progress = page.getByRole('dialog', { name: 'Parcels' });
      await progress.getByText('1 of 1 booked').waitFor();
      await progress.getByText('The courier comes on').waitFor();
      const labelsPath = await progress
        .getByRole('link', { name: 'Labels (PDF)' })
        .getAttribute('href');
      expect(
        (await (await request.get(`${shop.url}${labelsPath}`)).body()).subarray(0, 5).toString(),
      ).toBe('%PDF-');
      await progress.getByRole('button', { name: 'Close' }).last().click();

      await page.goto(`${shop.url}/admin/parcels?show=all`);
      await checkA11y(page);
      for (const state of ['Collected', 'On its way', 'Out for delivery', 'Delivered']) {
        const move = page.getByRole('button', {
          name: `Move on: ${state}, order ${order.orderNumber}`,
        });
        await move.click();
        await move.waitFor({ state: 'detached' });
      }

      await customer.page.goto(`${shop.url}/track`);
      await customer.page.getByRole('textbox', { name: 'Order number' }).fill(order.orderNumber);
      await customer.page
        .getByRole('textbox', { name: 'Phone number or email' })
        .fill(contact.Email);
      await customer.page.getByRole('button', { name: 'Find my order' }).click();
      const found = customer.page.getByRole('region', { name: `Order ${order.orderNumber}` });
      await found.getByText('Delivered').first().waitFor();
      await found.getByText('Sandbox courier, tracking number').waitFor();
      await checkA11y(customer.page);
      await customer.page.goto(`${shop.url}/order/${id}`);
      await customer.page.getByRole('heading', { name: 'Your parcel' }).waitFor();
      await customer.page.getByRole('button', { name: 'Order again' }).click();
      await customer.page.getByText('It is in your cart.').waitFor();
      if (process.env.SHOTS) {
        await customer.page.screenshot({
          path: `${process.env.SHOTS}/order-${screen}.png`,
          fullPage: true,
        });
        await page.screenshot({
          path: `${process.env.SHOTS}/parcels-${screen}.png`,
          fullPage: true,
        });
      }
      await customer.close();
      await owner.close();
    });
  }
});
