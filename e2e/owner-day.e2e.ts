import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { readPdfLines } from '../server/testing/read-pdf.ts';
import { checkA11y, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { contact, type Remedy, readRemedies, toast } from './shopping.ts';

/** The steps depend on each other: one owner, one day, at a desktop. */
test.describe('an owner’s day', () => {
  test.describe.configure({ mode: 'serial' });
  let browser: Browser;
  let shop: ShopProcess;
  let owner: Watched;
  let page: Page;
  let bracelet: Remedy;

  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    shop = await startShop({ CASH_ON_DELIVERY: 'on' });
    owner = await newAdministrator(browser, shop.url, { screen: 'desktop' });
    page = owner.page;
    const remedies = await readRemedies(page.context().request, shop.url);
    bracelet = remedies.find(
      ({ quantity, discountedPrice }) =>
        quantity !== null && quantity > 12 && discountedPrice < 5000,
    )!;
  });
  test.afterAll(async () => {
    await owner?.close();
    await shop?.remove();
  });

  test('starts with the gold rate', async () => {
    await page.goto(`${shop.url}/admin/metals`);
    await page.getByRole('textbox', { name: /^Gold 22K/ }).fill('9875.50');
    await page.getByRole('button', { name: 'Save rates' }).click();
    await page.getByText('₹9,875.50 since').waitFor();
    const offered = await (await page.context().request.get(`${shop.url}/api/designs`)).json();
    expect(
      offered.rates.find(({ metal }: { metal: string }) => metal === 'gold-22k'),
    ).toMatchObject({
      paisePerGram: 987_550,
      sample: false,
    });
    // A tenth of the current rate, a typo that requires confirmation.
    await page.getByRole('textbox', { name: /^Gold 22K/ }).fill('987');
    await page.getByText('Prices of settings at these rates').waitFor();
    await page.getByRole('button', { name: 'Save rates' }).click();
    const question = page.getByRole('alertdialog', { name: 'Save these rates?' });
    await question.getByText('Gold 22K changes by 90%').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await checkA11y(page);
    owner.expectNoOutput();
  });

  test('adds a ruby with its report and images in 8 clicks and 14 fields', async () => {
    await page.goto(`${shop.url}/admin/remedies/add`);
    const effort = { clicks: 0, fields: 0 };
    const click = (target: Locator) => {
      effort.clicks += 1;
      return target.click();
    };
    const type = (label: string | RegExp, value: string) => {
      effort.fields += 1;
      return page.getByRole('textbox', { name: label }).first().fill(value);
    };
    const choose = (label: string, value: string) => {
      effort.fields += 1;
      return page.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption(value);
    };
    /** Counts as one click on the button; the file chooser belongs to the system. */
    const attach = (label: string, files: Awaited<ReturnType<typeof imageFile>>[]) => {
      effort.clicks += 1;
      return page.getByLabel(label).setInputFiles(files);
    };
    const next = page.getByRole('button', { name: 'Continue' });
    await type(/^Name/, 'Ruby 3.00 ct');
    await click(page.getByRole('radio', { name: /^Loose stone/ }));
    await click(next);
    await choose('Stone', 'ruby');
    await type('Weight in carats', '3');
    await expect(page.getByRole('textbox', { name: 'Weight in milligrams' })).toHaveValue('600');
    await type('Price per carat', '10000');
    await choose('Origin', 'myanmar');
    await choose('Nature', 'natural');
    await choose('Treatment', 'none');
    await choose('Shape', 'oval');
    await choose('Cut', 'faceted');
    await choose('Transparency', 'transparent');
    await choose('Laboratory', 'GRS');
    await type('Dimensions in mm', '8.1 x 6.9 x 4.2');
    await type('Report number', 'grs2026-111222');
    await type('Date of the report', '12/10/2026');
    await attach('Choose a report', [await imageFile('report', '#f4efe2')]);
    await click(next);
    const files = await Promise.all(
      ['#8a1f2d', '#a02c3a'].map((color, at) => imageFile(`ruby-${at + 1}`, color)),
    );
    await attach('Add images', files);
    await click(next);
    await click(page.getByRole('button', { name: 'Create Product' }));
    expect(effort).toEqual({ clicks: 7, fields: 14 });
    await page.waitForURL(`${shop.url}/remedies/ruby-3-00-ct`);
    await page.getByText('GRS2026-111222').first().waitFor();
    await page.getByText('₹30,000').first().waitFor();
    await page
      .getByRole('link', { name: /report/i })
      .first()
      .waitFor();
    owner.expectNoOutput();
  });

  test('raises all rubies by 5 percent after a preview of every new price', async () => {
    await page.goto(`${shop.url}/admin/remedies`);
    await page.getByRole('button', { name: 'Change rates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change rates' });
    await dialog.getByRole('combobox', { name: 'Stone' }).selectOption('ruby');
    await dialog.getByRole('textbox', { name: 'How much' }).fill('5');
    await dialog.getByRole('button', { name: 'Show new prices' }).click();
    const row = dialog.getByRole('row', { name: /Ruby 3.00 ct/ });
    await expect(row).toContainText('₹31,500');
    const { quantity: _, ...before } = await productOf('ruby-3-00-ct');
    expect(before.discountedPrice).toBe(30_000);
    await checkA11y(page);
    await dialog.getByRole('button', { name: 'Change 4 prices' }).click();
    await toast(page, 'Rates changed').waitFor();
    expect((await productOf('ruby-3-00-ct')).discountedPrice).toBe(31_500);
    owner.expectNoOutput();
  });

  test('confirms a cash order on behalf of its customer', async () => {
    const customer = await newVisitor(browser);
    const reply = await customer.context.request.post(`${shop.url}/api/payments/create-order`, {
      data: {
        amount: bracelet.discountedPrice,
        currency: 'INR',
        items: [{ productId: bracelet._id, quantity: 1 }],
        email: 'door@example.com',
        paymentMethod: 'cash',
        address: {
          fullName: 'Ravi Rao',
          addressLine: contact.Address,
          apartment: '',
          city: contact.City,
          state: 'Rajasthan',
          pincode: contact['PIN code'],
          phone: '9829011111',
        },
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(reply.status()).toBe(200);
    const { orderId } = await reply.json();
    await customer.close();
    await page.goto(`${shop.url}/admin/orders/${orderId}`);
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm order' }).click();
    await toast(page, 'Order confirmed').waitFor();
    owner.expectNoOutput();
  });

  test('packs eight orders, with their slips in one PDF', async () => {
    for (let count = 0; count < 7; count += 1) {
      const customer = await newVisitor(browser);
      await placeOrder(customer.context.request, shop.url, bracelet);
      await customer.close();
    }
    await page.goto(`${shop.url}/admin/orders`);
    // Four clicks: select all, mark as packed, confirm, print.
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
    await page.getByRole('button', { name: 'Mark 8 packed' }).click();
    const question = page.getByRole('alertdialog', { name: 'Mark 8 orders as packed?' });
    await checkA11y(page);
    await question.getByRole('button', { name: 'Mark packed' }).click();
    await toast(page, '8 orders packed').waitFor();
    await expect(page.getByRole('table').getByText('Packed', { exact: true })).toHaveCount(8);
    await expect(page.getByRole('button', { name: /^Mark \d packed/ })).toHaveCount(0);
    const slips = page.waitForEvent('download');
    await page.getByRole('link', { name: '8 packing slips (PDF)' }).click();
    const file = await slips;
    expect(file.suggestedFilename()).toBe('packing-8-orders.pdf');
    const text = readPdfLines(await readFile(await file.path())).join('\n');
    expect(text.match(/Packing slip/g)).toHaveLength(8);
    expect(text.match(/SKU /g)).toHaveLength(8);
    owner.expectNoOutput();
  });

  test('ships two orders with one carrier, corrects one, and finds it by its PIN code', async () => {
    await page.getByRole('button', { name: 'Choose none' }).click();
    // By keyboard only: down and select, twice.
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Ship 2' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Hand 2 parcels to a carrier?' });
    await dialog.getByRole('combobox', { name: 'Carrier' }).fill('Delhivery');
    await dialog.getByRole('textbox', { name: 'Numbers as a list' }).fill('D1\nD2');
    await expect(dialog.getByRole('textbox').nth(1)).toHaveValue('D2');
    await checkA11y(page);
    await dialog.getByRole('button', { name: 'Mark shipped' }).click();
    await toast(page, '2 orders shipped').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(contact['PIN code']);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('shipped');
    // The search starts after a delay and would override a link clicked before.
    await page.waitForURL(/search=\d+.*status=shipped|status=shipped.*search=\d+/);
    await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(2);
    await expect(page.getByRole('table')).toContainText('Meera Sharma');
    const columns = ['Order ID', 'User', 'Amount', 'Status', 'Date', 'Details'];
    await expect(page.getByRole('columnheader')).toHaveText(columns);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    expect((await readFile(await (await file).path(), 'utf8')).match(/,shipped,/g)).toHaveLength(2);
    await page.getByRole('link', { name: /^JR-/ }).first().click();
    await page.getByRole('button', { name: 'Correct the parcel' }).click();
    const correction = page.getByRole('alertdialog', {
      name: 'Correct carrier and tracking number?',
    });
    await correction.getByRole('textbox', { name: 'Tracking number' }).fill('D/3');
    await correction.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Parcel corrected').waitFor();
    await expect(page.getByRole('link', { name: 'Delhivery, D/3' })).toHaveAttribute(
      'href',
      /delhivery.*D%2F3$/,
    );
    owner.expectNoOutput();
  });

  test('exports last month’s register for the accountant', async () => {
    await page.goto(`${shop.url}/admin/reports`);
    const from = await page.getByLabel('From').inputValue();
    expect(from).toMatch(/^\d{4}-\d{2}-01$/);
    const register = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the register' }).click();
    const file = await register;
    expect(file.suggestedFilename()).toContain(from);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/GSTIN/);
    owner.expectNoOutput();
  });

  test('replies to a review', async () => {
    const buyer = await newVisitor(browser);
    const { request } = buyer.context;
    const id = await placeOrder(request, shop.url, bracelet);
    for (const [step, data] of [
      ['pack', {}],
      ['ship', { carrier: 'India Post', trackingNumber: 'EE1' }],
      ['deliver', {}],
    ] as const) {
      const moved = await page
        .context()
        .request.post(`${shop.url}/api/admin/orders/${id}/${step}`, { data });
      expect([step, moved.status()]).toEqual([step, 200]);
    }
    const saved = await request.post(`${shop.url}/api/payments/orders/${id}/reviews`, {
      headers: { origin: shop.url },
      multipart: { item: '0', stars: '5', text: 'It sits well on the wrist.' },
    });
    expect(saved.status()).toBe(200);
    await page.goto(`${shop.url}/admin/reviews`);
    await page.getByRole('button', { name: /^Publish/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Publish this review?' });
    await dialog.getByRole('textbox').fill('Thank you, wear it in good health.');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await toast(page, 'Review published').waitFor();
    await expect(async () => {
      await buyer.page.goto(`${shop.url}/remedies/${bracelet.slug}`);
      await expect(buyer.page.getByText('Thank you, wear it in good health.')).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    for (const one of [owner, buyer]) one.expectNoOutput();
    await buyer.close();
  });

  async function productOf(slug: string): Promise<Remedy> {
    const remedies = await readRemedies(page.context().request, shop.url);
    return remedies.find((remedy) => remedy.slug === slug)!;
  }
});
