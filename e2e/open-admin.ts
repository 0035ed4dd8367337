import type { APIRequestContext, Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { newVisitor, type VisitorOptions, type Watched } from './browser.ts';
import { administrator } from './shop-process.ts';
import { contact, type Remedy } from './shopping.ts';

/** Actions of an administrator: login, images to upload, customers with orders. */

/** Logs in by the form and awaits the dashboard. */
export async function enterAdmin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Home' }).waitFor();
}

/** A visitor logged in as the administrator, by the form's API call. */
export async function newAdministrator(
  browser: Browser,
  url: string,
  options: VisitorOptions,
): Promise<Watched> {
  const visitor = await newVisitor(browser, options);
  const login = await visitor.context.request.post(`${url}/api/admin/login`, {
    data: administrator,
  });
  if (!login.ok()) throw new Error(`The administrator cannot log in: ${login.status()}`);
  return visitor;
}

/** A single-colour PNG for a file input. */
export async function imageFile(name: string, background: string) {
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** A guest's paid order of one unit, created by the API calls of the checkout; returns its id. */
export async function placeOrder(
  request: APIRequestContext,
  url: string,
  remedy: Remedy,
  fullName = 'Meera Sharma',
): Promise<string> {
  const items = [{ productId: remedy._id, quantity: 1 }];
  const user = {
    email: contact.Email,
    address: {
      fullName,
      addressLine: contact.Address,
      apartment: '',
      city: contact.City,
      state: 'Rajasthan',
      pincode: contact['PIN code'],
      phone: contact.Phone,
    },
  };
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const reply = await request.post(url + path, { data, headers });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  const amount = Math.round(remedy.discountedPrice);
  const { order, keyId } = await post(
    '/api/payments/create-order',
    { amount, currency: 'INR', items, ...user },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const paid = await post('/sandbox/v1/checkout/attempt', {
    key: keyId,
    order_id: order.id,
    outcome: 'succeed',
  });
  const verified = await post('/api/payments/verify', {
    ...paid,
    amount,
    currency: 'INR',
    items,
    ...user,
  });
  return verified.order._id;
}
