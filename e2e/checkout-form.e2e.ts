import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import {
  applyCoupon,
  contact,
  fieldOf,
  fillCheckout,
  fillLocalCart,
  openStorage,
  payButton,
  paymentWindow,
  type Remedy,
  readRemedies,
  register,
  toast,
} from './shopping.ts';

/** The browser's console output about an error status, caused by the test on purpose. */
const provoked = /^(Failed to load resource: the server responded with a status of 40[01])/;

let browser: Browser;
let shop: ShopProcess;
let remedies: Remedy[];
let visitor: Watched;
let page: Page;

/** A remedy without tracked stock, so that tests do not reduce each other's stock. */
const anyRemedy = (index = 0) =>
  remedies.filter(({ quantity }) => quantity === null)[index] as Remedy;

test.beforeAll(async ({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
  const context = await browser.newContext();
  remedies = await readRemedies(context.request, shop.url);
  await context.close();
});

test.beforeEach(async () => {
  visitor = await newVisitor(browser, { allowed: provoked });
  page = visitor.page;
  await openStorage(page, shop.url);
});
test.afterEach(async () => {
  visitor.expectNoOutput();
  await visitor.close();
});

async function checkoutWith(lines: Parameters<typeof fillLocalCart>[1]): Promise<void> {
  await fillLocalCart(page, lines);
  await page.goto(`${shop.url}/checkout`);
  await payButton(page).waitFor();
}

test.describe('the form', () => {
  test('reports missing fields in order and focuses the first', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    const errors: [label: string, errorMessage: string][] = [
      ['Email', 'Please provide a valid email.'],
      ['First name', 'Please provide your first name.'],
      ['Last name', 'Please provide your last name.'],
      ['Address', 'Please provide your address.'],
      ['City', 'Please provide your city.'],
      ['PIN code', 'Please provide a valid 6-digit PIN code.'],
      ['Phone', 'Please provide a valid phone number.'],
    ];
    for (const [label, message] of errors) {
      await payButton(page).click();
      await toast(page, message).waitFor();
      await toast(page, 'Missing Information').waitFor();
      const field = fieldOf(page, label);
      await expect(field, `${label} has the focus`).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(contact[label as keyof typeof contact]);
    }
    await payButton(page).click();
    await paymentWindow(page).waitFor();
  });

  test('fills the state from the PIN code until one is selected', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    const state = page.getByRole('combobox', { name: 'State' });
    await expect(state).toHaveValue('Rajasthan');
    await fieldOf(page, 'PIN code').fill('700016');
    await expect(state).toHaveValue('West Bengal');
    await state.selectOption('Assam');
    await fieldOf(page, 'PIN code').fill('560001');
    await expect(state).toHaveValue('Assam');
    await page.getByText('PIN code 560001 lies in Karnataka. Please choose that state.').waitFor();
    await page.getByRole('button', { name: 'Choose Karnataka' }).click();
    await expect(state).toHaveValue('Karnataka');
    expect(await state.getAttribute('aria-invalid')).toBeNull();
  });

  test('requires a state where two states share the PIN code', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    for (const [label, value] of Object.entries(contact)) await fieldOf(page, label).fill(value);
    await fieldOf(page, 'PIN code').fill('160055');
    await payButton(page).click();
    await toast(
      page,
      'PIN code 160055 lies in Chandigarh or Punjab. Please choose that state.',
    ).waitFor();
    await page.getByRole('button', { name: 'Choose Punjab' }).click();
    await payButton(page).click();
    await paymentWindow(page).waitFor();
  });

  test('preserves input on reload, and none of it after the purchase', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    const typed = Object.entries(contact);
    for (const [label, value] of typed) await fieldOf(page, label).fill(value);
    await page.getByRole('checkbox', { name: 'This is a gift' }).check();
    await page.getByRole('textbox', { name: /^Gift message/ }).fill('With love');
    await page.reload();
    await payButton(page).waitFor();
    for (const [label, value] of typed)
      expect(await fieldOf(page, label).inputValue(), label).toBe(value);
    const gift = page.getByRole('textbox', { name: /^Gift message/ });
    await expect(gift).toHaveValue('With love');
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
    await page.waitForURL('**/order-confirmation');
    for (const key of ['checkout_draft', 'checkout_gift'])
      expect(await page.evaluate((of) => sessionStorage.getItem(of), key), key).toBeNull();
  });

  test('preserves another address than a customer’s saved one on reload', async () => {
    await register(page, shop.url, '/about');
    const place = { city: 'Jaipur', state: 'Rajasthan', pincode: '302002', phone: '9829000000' };
    const saved = await page.request.post(`${shop.url}/api/users/addresses`, {
      data: { fullName: 'Meera Sharma', addressLine: '1 A', ...place, primary: true },
    });
    expect(saved.status()).toBe(200);
    await addToServerCart();
    await page.goto(`${shop.url}/checkout`);
    await page.getByText('Use a different address').click();
    await fieldOf(page, 'First name').fill('Kamala');
    await fieldOf(page, 'Address').fill('99 Station Road');
    await page.reload();
    await expect(fieldOf(page, 'First name')).toHaveValue('Kamala');
    await expect(fieldOf(page, 'Address')).toHaveValue('99 Station Road');
  });

  test('asks a customer whose session has ended to log in, without losing input', async () => {
    const customer = await register(page, shop.url, '/about');
    await addToServerCart();
    await page.goto(`${shop.url}/checkout`);
    for (const [label, value] of Object.entries(contact))
      if (label !== 'Email') await fieldOf(page, label).fill(value);
    const session = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
    expect(session).toHaveLength(1);
    for (const { name } of session) await page.context().clearCookies({ name });
    await payButton(page).click();
    await toast(page, 'You have been logged out').waitFor();
    await page.waitForURL('**/user/login?next=/checkout');
    await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await payButton(page).waitFor();
    await expect(fieldOf(page, 'Address')).toHaveValue(contact.Address);
  });

  test('shows no confirmation of an order to the next user of a browser', async () => {
    await register(page, shop.url, '/about');
    await addToServerCart();
    await page.goto(`${shop.url}/checkout`);
    await fillCheckout(page);
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
    await page.waitForURL('**/order-confirmation');
    await expect(page.getByText(contact.Address).first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${shop.url}/`);
    await page.goBack();
    await page.waitForURL('**/order-confirmation');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Order Confirmation');
    await expect(page.getByText(contact.Address)).toHaveCount(0);
  });

  /** Adds a remedy to the cart of the logged-in customer. */
  async function addToServerCart(): Promise<void> {
    const added = await page.request.post(`${shop.url}/api/cart/add`, {
      data: { productId: anyRemedy()._id, quantity: 1 },
    });
    expect(added.status()).toBe(200);
  }

  test('displays the coupon box on a phone without expanding anything', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await page.getByRole('button', { name: 'Use JYOTI50' }).click();
    await toast(page, 'Coupon applied').waitFor();
    await page.getByRole('button', { name: 'Remove coupon JYOTI50' }).waitFor();
    // Half of an odd price: the toast and the totals display the same amount.
    const notification = page.getByRole('region', { name: /Notifications/ }).getByText(/off$/);
    const summed = page.getByRole('main').getByText(/^₹[\d,]+ off$/);
    await expect(notification).toHaveText((await summed.textContent()) ?? '');
  });

  test('applies the coupon of the promo strip, of a remedy and of the cart by one click', async () => {
    const remedy = anyRemedy();
    await page.goto(`${shop.url}/remedies/${remedy.slug}`);
    await page
      .getByRole('complementary', { name: 'Offer' })
      .getByRole('button', { name: 'Use JYOTI50' })
      .click();
    await toast(page, 'Coupon applied').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'JYOTI50 is in use' }).waitFor();
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    await page.goto(`${shop.url}/cart`);
    await page.getByRole('button', { name: 'Remove coupon JYOTI50' }).click();
    await toast(page, 'Coupon removed').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Use JYOTI50' }).click();
    await page.getByRole('button', { name: 'Remove coupon JYOTI50' }).waitFor();
  });

  test('explains why a coupon is invalid', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await page.getByRole('button', { name: 'Apply' }).click();
    await toast(page, 'Enter coupon code').waitFor();
    await applyCoupon(page, 'NOTHING');
    await toast(page, 'Coupon error').waitFor();
    await toast(page, 'Invalid coupon code').waitFor();
    await applyCoupon(page, 'JYOTI50');
    await toast(page, 'Coupon applied').waitFor();
    await page.getByRole('button', { name: 'Remove coupon JYOTI50' }).click();
    await toast(page, 'Coupon removed').waitFor();
  });

  test('can be used by keyboard only, from cart to confirmation', async () => {
    await fillLocalCart(page, [{ remedy: anyRemedy(), quantity: 1 }]);
    await page.goto(`${shop.url}/cart`);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).waitFor();
    await tabTo('Increase quantity');
    await page.keyboard.press('Enter');
    await page.getByText(/^₹[\d,]+ each$/).waitFor();
    await tabTo('Proceed to Checkout');
    await page.keyboard.press('Enter');
    await payButton(page).waitFor();
    for (const [label, value] of Object.entries(contact)) {
      await tabTo(label);
      await page.keyboard.type(value);
    }
    await tabTo(/^Pay ₹/);
    await page.keyboard.press('Enter');
    await paymentWindow(page).waitFor();
    await tabTo('Succeed');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/order-confirmation');
    await expect(page.getByRole('heading', { name: 'Order Confirmation' })).toBeFocused();
  });

  /** Presses Tab until the control of this name has the focus. */
  async function tabTo(name: string | RegExp): Promise<void> {
    const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
    for (let stop = 0; stop < 80; stop++) {
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return (
          element?.getAttribute('aria-label') ??
          element?.labels?.[0]?.textContent ??
          element?.textContent ??
          ''
        ).trim();
      });
      if (matches(label)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  }
});
