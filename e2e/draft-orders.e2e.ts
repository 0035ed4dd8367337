import { formatRupees, formatRupeesExact } from '@jyotiratna/contract';
import type { Browser } from '@playwright/test';
import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { linkFromEmail } from './mailbox.ts';
import { newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { payButton, paymentWindow, readRemedies } from './shopping.ts';

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await startShop({});
});
test.afterAll(() => shop?.remove());

test('a draft keeps its billing address when another part of it is edited', async ({ browser }) => {
  const admin = await newAdministrator(browser, shop.url, {});
  const { page } = admin;
  const { request } = page.context();
  const [remedy] = await readRemedies(request, shop.url);
  const place = {
    fullName: 'Meera Joshi',
    addressLine: '4 MG Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
  };
  const created = await request.post(`${shop.url}/api/admin/draft-orders`, {
    data: {
      requestKey: 'a-billing-address',
      customer: { name: 'Meera Joshi' },
      items: [{ productId: remedy?._id, quantity: 1 }],
      address: {
        ...{ ...place, phone: '9829012345', billingSameAsShipping: false },
        billing: { ...place, fullName: 'Joshi Traders' },
      },
      locale: 'en',
    },
  });
  const { draft } = (await created.json()) as { draft: { id: string } };
  await page.goto(`${shop.url}/admin/drafts/${draft.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Call before noon.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Call before noon.')).toBeVisible();
  await expect(page.getByText('Joshi Traders')).toBeVisible();
  admin.expectNoOutput();
});

test('a payment at the counter has the amount that another user has changed in the meantime', async ({
  browser,
}) => {
  const admin = await newAdministrator(browser, shop.url, { allowed: /409/ });
  const { page } = admin;
  const { request } = page.context();
  const remedies = await readRemedies(request, shop.url);
  const remedy = remedies.find(
    ({ quantity, discountedPrice }) => quantity === null && discountedPrice < 5000,
  );
  if (!remedy) throw new Error('No remedy is sold.');
  const path = `${shop.url}/api/admin/draft-orders`;
  const linesOf = (quantity: number) => ({ items: [{ productId: remedy._id, quantity }] });
  const created = await request.post(path, {
    data: {
      requestKey: 'a-counter-payment',
      customer: { name: 'Meera Joshi', email: 'meera.joshi@example.com' },
      ...linesOf(1),
      locale: 'en',
    },
  });
  const { draft } = (await created.json()) as { draft: { id: string; version: number } };
  await page.goto(`${shop.url}/admin/drafts/${draft.id}`);
  await page.getByRole('button', { name: 'Record a payment at the counter' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(formatRupeesExact(remedy.discountedPrice));
  const edited = await request.put(`${path}/${draft.id}`, {
    data: { version: draft.version, ...linesOf(2) },
  });
  expect(edited.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(dialog).toContainText('The payment could not be recorded');
  await expect(dialog).toContainText(formatRupeesExact(remedy.discountedPrice * 2));
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('link', { name: /JR-/ })).toBeVisible();
  admin.expectNoOutput();
});

test('the shop creates an order on the phone, and its customer pays by link', async ({
  browser,
}) => {
  const admin = await newAdministrator(browser, shop.url, {});
  const { page } = admin;
  const remedies = await readRemedies(page.context().request, shop.url);
  const remedy = remedies.find(
    ({ quantity, discountedPrice }) => quantity === null && discountedPrice < 5000,
  );
  if (!remedy) throw new Error('No remedy is sold.');
  await page.goto(`${shop.url}/admin/orders/new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'Email' }).fill('meera@example.com');
  await page.getByRole('radio', { name: 'Collected at the counter' }).check();
  await page.getByRole('searchbox', { name: 'Find a remedy' }).fill(remedy.name);
  await page.getByRole('button', { name: `Add ${remedy.name}`, exact: true }).click();
  await page.getByRole('combobox', { name: 'Kind of discount' }).selectOption('In percent');
  await page.getByRole('textbox', { name: 'Discount' }).fill('10');
  await page.getByRole('textbox', { name: 'Reason' }).fill('A regular customer');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.waitForURL('**/admin/drafts/dra_*');
  await page.getByRole('button', { name: 'Send a payment link' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Payment link' })).toHaveValue(
    /\/pay\/[\w-]{43}$/,
  );

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: `Quantity of ${remedy.name}` }).fill('10');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const total = formatRupeesExact(remedy.discountedPrice * 9);
  await expect(page.getByText(total).first()).toBeVisible();

  const customer = await newVisitor(browser, { screen: 'phone' });
  await customer.page.goto(await linkFromEmail(shop.dataDir, 'meera@example.com', '/pay/'));
  await customer.page.getByText('You collect the order at the shop.').waitFor();
  await expect(
    customer.page.getByText(formatRupees(remedy.discountedPrice * 9)).first(),
  ).toBeVisible();
  await payButton(customer.page).click();
  await paymentWindow(customer.page).getByRole('button', { name: 'Succeed' }).click();
  await customer.page.waitForURL('**/order/ord_*');
  const link = customer.page.getByText(remedy.name).first();
  await expect(link).toBeVisible();

  await page.goto(`${shop.url}/admin/drafts`);
  // The latest draft is listed first.
  await page.getByRole('link', { name: /^JR-/ }).first().click();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Delivered').first()).toBeVisible();
  for (const one of [admin, customer]) one.expectNoOutput();
});

/** Creates a draft order of the shop, and returns its payment link. */
async function newPaymentLink(browser: Browser): Promise<string> {
  const admin = await newAdministrator(browser, shop.url, {});
  const { request } = admin.page.context();
  const remedies = await readRemedies(request, shop.url);
  const remedy = remedies.find(
    ({ quantity, discountedPrice }) => quantity === null && discountedPrice < 5000,
  );
  const path = `${shop.url}/api/admin/draft-orders`;
  const created = await request.post(path, {
    data: {
      requestKey: crypto.randomUUID(),
      customer: { name: 'Meera Joshi', email: 'meera.joshi@example.com' },
      items: [{ productId: remedy?._id, quantity: 1 }],
      locale: 'en',
    },
  });
  const { draft } = (await created.json()) as { draft: { id: string } };
  const sent = await request.post(`${path}/${draft.id}/link`, {
    data: { channels: [], requestKey: crypto.randomUUID() },
  });
  const { url } = (await sent.json()) as { url: string };
  await admin.close();
  return url;
}

test('a payment by link leads to its order, even if the link cannot be read afterwards', async ({
  browser,
}) => {
  const url = await newPaymentLink(browser);
  const customer = await newVisitor(browser, { screen: 'phone', allowed: /500/ });
  const { page } = customer;
  await page.goto(url);
  await payButton(page).click();
  await page.route('**/api/payment-links/read', (route) => route.fulfill({ status: 500 }));
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await page.waitForURL('**/order/ord_*');
  await expect(page.getByText('Paid').first()).toBeVisible();
  customer.expectNoOutput();
  await customer.close();
});

test('a payment by link that could not be verified is reported, with its order', async ({
  browser,
}) => {
  const url = await newPaymentLink(browser);
  const customer = await newVisitor(browser, { allowed: /500|Verification Failed/ });
  const { page } = customer;
  await page.goto(url);
  await page.route('**/api/payments/verify', (route) => route.fulfill({ status: 500 }));
  await payButton(page).click();
  // Otherwise the link may already be paid by the provider's webhook.
  await page.route('**/api/payment-links/read', (route) => route.fulfill({ status: 500 }));
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await expect(page.getByRole('alert')).toContainText('Payment could not be verified.');
  await expect(page.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    /\/order\/ord_/,
  );
  customer.expectNoOutput();
  await customer.close();
});
