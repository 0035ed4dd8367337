import type { APIRequestContext, Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { newVisitor, type VisitorOptions, type Watched } from './browser.ts';
import { administrator } from './shop-process.ts';
import { contact, type Remedy } from './shopping.ts';

/** What happens around an administrator: coming in, images to upload, customers who order. */

/** Logs in by the form and waits for the dashboard. */
export async function enterAdmin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Home' }).waitFor();
}

/** A visitor who is logged in as the administrator, by the call that the form makes. */
export async function newAdministrator(browser: Browser, url: string, options: VisitorOptions): Promise<Watched> {
  const visitor = await newVisitor(browser, options);
  const login = await visitor.context.request.post(`${url}/api/admin/login`, { data: administrator });
  if (!login.ok()) throw new Error(`The administrator cannot log in: ${login.status()}`);
  return visitor;
}

/** A PNG of one colour as a file input takes it. */
export async function pictureFile(name: string, background: string) {
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** A guest's paid order of one piece, made by the calls that the checkout makes; answers its id. */
export async function placeOrder(
  request: APIRequestContext,
  url: string,
  remedy: Remedy,
  fullName = 'Meera Sharma',
): Promise<string> {
  const items = [{ productId: remedy._id, quantity: 1 }];
  const person = {
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
    { amount, currency: 'INR', items, ...person },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const paid = await post('/sandbox/v1/checkout/attempt', { key: keyId, order_id: order.id, outcome: 'succeed' });
  const verified = await post('/api/payments/verify', { ...paid, amount, currency: 'INR', items, ...person });
  return verified.order._id;
}
