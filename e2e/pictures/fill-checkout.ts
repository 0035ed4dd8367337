import type { Page } from '@playwright/test';
import { contact } from '../shopping.ts';

/** The submit button below the payment; the coupon form has its own. */
export const payButton = (page: Page) =>
  page.locator('form:has([name=shippingMethod]) button[type=submit]');

/** Fills a guest's checkout by field names, which are equal in every language. */
export async function fillCheckout(page: Page): Promise<void> {
  for (const [name, value] of [
    ['email', contact.Email],
    ['firstName', contact['First name']],
    ['lastName', contact['Last name']],
    ['addressLine', contact.Address],
    ['city', contact.City],
    ['pincode', contact['PIN code']],
    ['phone', contact.Phone],
  ] as const)
    await page.locator(`input[name=${name}]`).first().fill(value);
}
