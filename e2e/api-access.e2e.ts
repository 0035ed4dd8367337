import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator } from './open-admin.ts';
import { administrator, type ShopProcess, startShop } from './shop-process.ts';

let browser: Browser;
let shop: ShopProcess;
let owner: Watched;
let page: Page;
let webhookServer: Server;
const received: string[] = [];

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop({});
  owner = await newAdministrator(browser, shop.url, { screen: 'phone', allowed: /400/ });
  page = owner.page;
  webhookServer = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
});
test.afterAll(async () => {
  webhookServer?.close();
  await owner?.close();
  await shop?.remove();
});

test('an owner creates a token, a program uses it, and the owner revokes it', async () => {
  await page.goto(`${shop.url}/admin/tokens`);
  await page.getByText('No API tokens yet').waitFor();
  await page.getByRole('button', { name: 'Create a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Accounting');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Please choose at least one scope.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Orders' }).selectOption('Read');
  await dialog.getByLabel('Your password').fill(administrator.password);
  await checkA11y(page);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const token = await dialog.locator('code').textContent();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Create a token' })).toBeFocused();
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${shop.url}/api/payments/orders`, { headers })).status).toBe(200);
  expect((await fetch(`${shop.url}/api/admin/customers`, { headers })).status).toBe(403);
  await expect(page.getByText('orders:read')).toBeVisible();
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'End: Accounting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await page.getByText('No API tokens yet').waitFor();
  expect((await fetch(`${shop.url}/api/payments/orders`, { headers })).status).toBe(401);
});

test('an owner adds a webhook, tests it and replays a delivery', async () => {
  const url = `http://127.0.0.1:${(webhookServer.address() as AddressInfo).port}/events`;
  await page.goto(`${shop.url}/admin/webhooks`);
  await page.getByText('No webhooks yet').waitFor();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/');
  await dialog.getByRole('checkbox', { name: 'Order paid' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Please enter a public address/)).toBeVisible();
  await checkA11y(page);
  await dialog.getByRole('textbox', { name: 'Address' }).fill(url);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('code')).toHaveText(/^whsec_/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Add a webhook' })).toBeFocused();
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: url }).click();
  await page.getByText('No deliveries yet').waitFor();
  await page.getByRole('button', { name: 'Send a trial' }).click();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  await page.reload();
  await expect(page.getByText('Delivered (204)')).toBeVisible();
  await checkA11y(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect.poll(() => received, { timeout: 20_000 }).toEqual([received[0], received[0]]);
});
