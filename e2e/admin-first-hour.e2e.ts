import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { enterAdmin, imageFile, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, toast } from './shopping.ts';

/** The steps depend on each other: one owner, one hour. */
test.describe('an owner’s first hour', () => {
  test.describe.configure({ mode: 'serial' });
  let browser: Browser;
  let shop: ShopProcess;
  let owner: Watched;
  let page: Page;
  let orderId: string;
  /** The public order number. */
  let orderNumber: string;

  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    shop = await startShop();
    owner = await newVisitor(browser);
    page = owner.page;
    await enterAdmin(page, shop.url);
  });
  test.afterAll(async () => {
    await owner?.close();
    await shop?.remove();
  });

  const next = () => page.getByRole('button', { name: 'Continue' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  test('adds a remedy with three images', async () => {
    await page.getByRole('link', { name: /^Add Remedy/ }).click();
    await heading('Add remedy');
    await expect(next()).toBeDisabled();
    await page.getByRole('textbox', { name: 'Name' }).fill('Jade Palm Stone');
    await page.getByRole('radio', { name: /^Semi-Precious/ }).check();
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('A smooth green stone. Fits the palm.');
    await page.getByRole('checkbox', { name: 'Budha' }).check();
    await next().click();
    await page.getByRole('textbox', { name: 'Original price' }).fill('₹1,200');
    await page.getByRole('textbox', { name: 'Discounted price' }).fill('899');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('5 pieces');
    await expect(page.getByRole('textbox', { name: 'Original price' })).toHaveValue('1200');
    await next().click();
    const colours = ['#2e7d4f', '#3f8f60', '#58a878'];
    const files = await Promise.all(
      colours.map((colour, index) => imageFile(`view-${index + 1}`, colour)),
    );
    await page.getByLabel('Add images').setInputFiles(files);
    await page.getByRole('textbox', { name: 'Value 1' }).fill('Green');
    await next().click();
    await page.getByText('Images, 3 of 5').waitFor();
    await page.getByRole('button', { name: 'Create Product' }).dblclick();
    await page.waitForURL(`${shop.url}/remedies/jade-palm-stone`);
    await toast(page, 'Product added successfully!').waitFor();
    await heading('Jade Palm Stone');
    owner.expectNoOutput();
  });

  test('features the remedy, and the list shows the badge', async () => {
    await page.goto(`${shop.url}/admin/products`);
    await page.getByRole('textbox', { name: 'Search products' }).fill('jade palm');
    await page.getByRole('button', { name: 'Edit Jade Palm Stone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit product' });
    await dialog.getByRole('checkbox', { name: /^Featured/ }).check();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Product updated').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Jade Palm Stone.*Featured/ }).waitFor();
    owner.expectNoOutput();
  });

  test('creates a coupon and previews its effect', async () => {
    await page.goto(`${shop.url}/admin/coupons/add`);
    await page.getByRole('textbox', { name: 'Code' }).fill('first20');
    await page.getByRole('textbox', { name: 'Value', exact: true }).fill('20');
    await page
      .getByRole('complementary', { name: 'What a customer sees' })
      .getByText('₹2,399')
      .waitFor();
    await page.getByRole('button', { name: 'Create Coupon' }).dblclick();
    await toast(page, 'Code FIRST20 created.').waitFor();
    await heading('Manage Coupons');
    await page.getByRole('row', { name: /FIRST20.*20%.*0 \/ no limit.*Active/ }).waitFor();
    owner.expectNoOutput();
  });

  test('sees a new order', async () => {
    const customer = await newVisitor(browser);
    const remedies = await readRemedies(customer.context.request, shop.url);
    const jade = remedies.find(({ slug }) => slug === 'jade-palm-stone');
    if (!jade) throw new Error('The new remedy is not in the shop.');
    orderId = await placeOrder(customer.context.request, shop.url, jade);
    const found = await customer.context.request.get(`${shop.url}/api/payments/orders/${orderId}`);
    orderNumber = (await found.json()).order.orderNumber;
    await customer.close();
    await page.goto(`${shop.url}/admin/orders?search=${orderNumber.slice(3)}`);
    const row = page.getByRole('row', { name: orderNumber });
    await expect(row).toHaveText(/meera@example\.com.*₹899\.00.*Paid/);
    await expect(row.getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      `/order/${orderId}`,
    );
    await row.getByRole('link', { name: orderNumber, exact: true }).click();
    await heading(`Order ${orderNumber}`);
    expect(new URL(page.url()).pathname).toBe(`/admin/orders/${orderId}`);
    owner.expectNoOutput();
  });

  test('ships the order, whose page is updated', async () => {
    await page.getByRole('button', { name: 'Mark shipped' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Mark this order as shipped?' });
    await dialog.getByRole('button', { name: 'Mark shipped' }).click();
    await dialog.getByText('Please enter the carrier.').waitFor();
    await dialog.getByRole('combobox', { name: 'Carrier' }).fill('India Post');
    await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('EI123456789IN');
    await dialog.getByRole('button', { name: 'Mark shipped' }).click();
    await toast(page, 'Order shipped').waitFor();
    await page.getByText('India Post, EI123456789IN').waitFor();
    await page.getByRole('button', { name: 'Mark delivered' }).waitFor();
    owner.expectNoOutput();
  });

  test('refunds a part of the order, then the rest', async () => {
    for (const [amount, left] of [
      ['100', '₹799.00'],
      ['', '₹0.00'],
    ] as const) {
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: /^Refund/ });
      const send = dialog.getByRole('button', { name: 'Refund', exact: true });
      await send.click();
      await dialog.getByText('Please choose what to refund.').waitFor();
      if (amount === '') await dialog.getByRole('button', { name: 'Choose everything' }).click();
      else {
        await dialog.getByRole('checkbox', { name: /^Jade Palm Stone/ }).check();
        await dialog.getByRole('combobox', { name: 'Pieces of Jade Palm Stone' }).selectOption('0');
        await dialog.getByRole('textbox', { name: 'Amount in ₹ of Jade Palm Stone' }).fill(amount);
      }
      await expect(dialog.getByRole('heading')).toHaveText(
        amount ? 'Refund ₹100.00?' : 'Refund ₹799.00?',
      );
      await send.click();
      await toast(page, 'Refund requested').waitFor();
      await page
        .locator('dl > div', { hasText: 'Can still be refunded' })
        .filter({ hasText: left })
        .waitFor();
    }
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    owner.expectNoOutput();
  });

  test('finds every step in the audit log', async () => {
    await page.goto(`${shop.url}/admin/audit`);
    await page.getByText(`order:${orderNumber}`).first().waitFor();
    const log = await page.getByRole('main').textContent();
    for (const action of ['product.', 'coupon.', 'order.ship', 'order.refund'])
      expect(log).toContain(action);
    owner.expectNoOutput();
  });
});
