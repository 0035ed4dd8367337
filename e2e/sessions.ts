import type { Page } from '@playwright/test';
import type { ShopProcess } from './shop-process.ts';
import { register } from './shopping.ts';

/**
 * Actions of the sample healer of the demo seed and their customers, by the labels of the
 * screen.
 */

export const healerName = 'Pandit Raghunath';

/** The healer logs in with the credentials from the first start, and accepts requests. */
export async function openDashboard(healerPage: Page, shop: ShopProcess): Promise<void> {
  const [, email = '', password = ''] =
    /Sample healer .*: (\S+) with the password (\S+)/.exec(shop.output()) ?? [];
  await healerPage.goto(`${shop.url}/healer`);
  await healerPage.getByRole('textbox', { name: 'Email' }).fill(email);
  await healerPage.getByLabel('Password', { exact: true }).fill(password);
  await healerPage.getByRole('button', { name: 'Login', exact: true }).click();
  await healerPage.getByRole('button', { name: 'Take requests' }).click();
  await healerPage.getByText('You are online.').waitFor();
}

/** A new customer, whose name is Meera Sharma, requests a chat. */
export async function requestChat(page: Page, shop: ShopProcess): Promise<void> {
  await register(page, shop.url, '/spiritual-healers');
  await page
    .getByRole('article', { name: new RegExp(healerName) })
    .getByRole('button', { name: 'Chat Now' })
    .click();
  await page.getByRole('button', { name: 'Request chat' }).click();
  await page.getByText('Waiting for the healer').waitFor();
}

/** The healer accepts; the session runs in both windows. */
export async function acceptChat(healerPage: Page, page: Page): Promise<void> {
  await healerPage.getByRole('button', { name: 'Accept Meera Sharma' }).click();
  await page.getByText('In session', { exact: true }).waitFor();
}
