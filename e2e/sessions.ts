import type { Page } from '@playwright/test';
import type { ShopProcess } from './shop-process.ts';
import { register } from './shopping.ts';

/** What the sample healer of the demo seed and their customers do, in the words of the screen. */

export const healerName = 'Pandit Raghunath';

/** The healer logs in as the first start has told, and takes requests. */
export async function openDesk(desk: Page, shop: ShopProcess): Promise<void> {
  const [, email = '', password = ''] = /Sample healer .*: (\S+) with the password (\S+)/.exec(shop.output()) ?? [];
  await desk.goto(`${shop.url}/healer`);
  await desk.getByRole('textbox', { name: 'Email' }).fill(email);
  await desk.getByLabel('Password', { exact: true }).fill(password);
  await desk.getByRole('button', { name: 'Login', exact: true }).click();
  await desk.getByRole('button', { name: 'Take requests' }).click();
  await desk.getByText('You are online.').waitFor();
}

/** A new customer, whose name is Meera Sharma, requests a chat. */
export async function askForChat(page: Page, shop: ShopProcess): Promise<void> {
  await register(page, shop.url, '/spiritual-healers');
  await page
    .getByRole('article', { name: new RegExp(healerName) })
    .getByRole('button', { name: 'Chat Now' })
    .click();
  await page.getByRole('button', { name: 'Request chat' }).click();
  await page.getByText('Waiting for the healer').waitFor();
}

/** The healer accepts; the session runs in both windows. */
export async function acceptChat(desk: Page, page: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Accept Meera Sharma' }).click();
  await page.getByText('In session', { exact: true }).waitFor();
}
