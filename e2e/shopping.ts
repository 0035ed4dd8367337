import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** Actions of a customer, by the labels of the screen. */

export type Remedy = {
  _id: string;
  slug: string;
  name: string;
  category: string;
  images: string[];
  originalPrice: number;
  discountedPrice: number;
  quantity: number | null;
  countryOfOrigin?: string;
};

export async function readRemedies(request: APIRequestContext, url: string): Promise<Remedy[]> {
  const reply = await request.get(`${url}/api/products`);
  return ((await reply.json()) as { products: Remedy[] }).products;
}

/**
 * Opens a URL of the shop that is not a page, to set storage for its pages, at a tenth of the cost
 * of the home page.
 */
export async function openStorage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/healthz`);
}

/**
 * Adds lines to a guest's cart, in the specified browser storage format. A page of the shop must be
 * open.
 */
export async function fillLocalCart(
  page: Page,
  lines: { remedy: Remedy; quantity: number; price?: number }[],
) {
  const items = lines.map(({ remedy, quantity, price }) => ({
    productId: remedy._id,
    quantity,
    name: remedy.name,
    image: remedy.images[0] ?? '',
    description: '',
    category: remedy.category,
    originalPrice: remedy.originalPrice,
    discountedPrice: price ?? remedy.discountedPrice,
  }));
  await page.evaluate((text) => localStorage.setItem('local_cart', text), JSON.stringify(items));
}

export const contact = {
  Email: 'meera@example.com',
  'First name': 'Meera',
  'Last name': 'Sharma',
  Address: '14, Gangori Bazaar',
  'PIN code': '302002',
  City: 'Jaipur',
  Phone: '98290 00000',
} as const;

/** A field of the checkout by its label. */
export function fieldOf(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Fills the visible form, unless a user's saved address is displayed. */
export async function fillCheckout(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(contact)) {
    const field = fieldOf(page, label);
    if (label === 'Email' && (await field.inputValue())) continue;
    await field.fill(value);
  }
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay ₹|Place order)/ });
export const paymentWindow = (page: Page) => page.getByRole('dialog', { name: 'Test payment' });

/** The visible toast with this title; the live region for screen readers repeats the text. */
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title);

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** Registers a new customer and waits for the redirect. */
export async function register(
  page: Page,
  url: string,
  next: string,
): Promise<{ email: string; password: string }> {
  const customer = {
    email: `meera-${crypto.randomUUID()}@example.com`,
    password: 'quiet marigold 41',
  };
  await page.goto(`${url}/user/register?next=${encodeURIComponent(next)}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Sharma');
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(url + next);
  return customer;
}
