import type { Browser, Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { administrator, type ShopProcess, startShop } from './shop-process.ts';
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

/** Console output of browser and shop about errors that the test causes on purpose. */
const provoked =
  /^(Failed to load resource: the server responded with a status of (400|401|409)|Payment Error|Verification Failed|Not enough in stock|The total has changed|Sold out)/;

let browser: Browser;
let shop: ShopProcess;
let remedies: Remedy[];
let visitor: Watched;
let page: Page;

/** A remedy without tracked stock, so that tests do not reduce each other's stock. */
const anyRemedy = (index = 0) =>
  remedies.filter(({ quantity }) => quantity === null)[index] as Remedy;

test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop();
  const context = await browser.newContext();
  remedies = await readRemedies(context.request, shop.url);
  await context.close();
});
test.afterAll(() => shop?.remove());

test.beforeEach(async () => {
  visitor = await newVisitor(browser, { allowed: provoked, movement: true, serviceWorker: true });
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

async function succeed(): Promise<void> {
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await page.waitForURL('**/order-confirmation');
  await toast(page, 'Payment Verified').waitFor();
}

test.describe('a guest', () => {
  test('buys with JYOTI50, sees the confirmation after a reload and the order by its id', async () => {
    await fillLocalCart(page, [{ remedy: anyRemedy(), quantity: 2 }]);
    await page.goto(`${shop.url}/cart`);
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await payButton(page).waitFor();
    await applyCoupon(page, ' jyoti50 ');
    await toast(page, 'Coupon applied').waitFor();
    await fillCheckout(page);
    await expect(payButton(page)).toHaveText(
      `Pay ₹${anyRemedy().discountedPrice.toLocaleString('en-IN')}`,
    );
    await payButton(page).click();
    await succeed();

    const stored = await page.evaluate(() => [
      localStorage.getItem('local_cart'),
      localStorage.getItem('guest_address'),
    ]);
    expect(stored).toEqual([null, null]);
    await page.reload();
    await page.getByRole('heading', { name: 'Order Confirmation' }).waitFor();
    // A line's price is next to its quantity, and no provider is displayed for a payment without
    // money.
    const line = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
    const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}.00`;
    await expect(line).toContainText(`Qty 2`);
    await expect(line).toContainText(rupees(anyRemedy().discountedPrice));
    await expect(line).toContainText(rupees(anyRemedy().discountedPrice * 2));
    const payment = page.getByRole('region', { name: 'Payment', exact: true });
    await payment.getByText(/^Test payment, no money moved, pay_/).waitFor();
    await expect(page.getByRole('main')).not.toHaveText(/razorpay/i);
    await page.getByText(`${contact['First name']} ${contact['Last name']}`).waitFor();
    await page.getByText(/It should arrive between \w{3} \d+ \w+ and \w{3} \d+ \w+\./).waitFor();
    await page.getByRole('link', { name: 'Create an account' }).waitFor();
    await expect(page.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      /^\/order\/ord_/,
    );
    const saved = await page.evaluate(() => JSON.parse(sessionStorage.order_confirmation));
    await page.goto(`${shop.url}/order/${saved.paymentVerification.orderId}`);
    await page.getByText(saved.orderNumber).waitFor();
    await expect(page.getByRole('main')).not.toContainText('ord_');
    await page.getByText('Paid', { exact: true }).first().waitFor();
    await page
      .getByText(`₹${anyRemedy().discountedPrice.toLocaleString('en-IN')}.00`)
      .first()
      .waitFor();
  });

  test('succeeds in the payment window after a failure', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await fillCheckout(page);
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Fail' }).click();
    await toast(page, 'Payment Failed').waitFor();
    await succeed();
  });

  test('closes the window and finds all input unchanged', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await applyCoupon(page, 'JYOTI50');
    await toast(page, 'Coupon applied').waitFor();
    await fillCheckout(page);
    const label = (await payButton(page).textContent()) ?? '';
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
    await page.getByText('Payment window closed').waitFor();
    await expect(payButton(page)).toHaveText(label);
    await page.getByText(contact.Address).waitFor();
    await page.reload();
    await payButton(page).waitFor();
    await page.getByText('JYOTI50').first().waitFor();
    await expect(payButton(page)).toHaveText(label!);
  });

  test('clicks twice and orders once', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await fillCheckout(page);
    const created: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/create-order')) created.push(request.url());
    });
    await payButton(page).dblclick();
    await paymentWindow(page).waitFor();
    await succeed();
    expect(created).toHaveLength(1);
  });

  test('is told which remedy another buyer has bought first', async () => {
    const scarce = remedies.find(
      ({ quantity }) => quantity !== null && quantity > 0 && quantity < 10,
    ) as Remedy;
    const all = scarce.quantity as number;
    await checkoutWith([{ remedy: scarce, quantity: all }]);
    await fillCheckout(page);
    const other = await browser.newContext();
    const reply = await other.request.post(`${shop.url}/api/payments/create-order`, {
      data: {
        amount: scarce.discountedPrice * all,
        currency: 'INR',
        items: [{ productId: scarce._id, quantity: all }],
        checkoutId: 'another-customer',
      },
    });
    expect(reply.status()).toBe(200);
    await payButton(page).click();
    await page.getByRole('alert').getByText(scarce.name).first().waitFor();
    await expect(paymentWindow(page)).toHaveCount(0);
    await other.close();
  });

  test('sees in the cart that a price has changed', async () => {
    await fillLocalCart(page, [
      { remedy: anyRemedy(), quantity: 1, price: anyRemedy().discountedPrice - 100 },
    ]);
    await page.goto(`${shop.url}/cart`);
    await page.getByText(`${anyRemedy().name} now costs`).waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByText(`${anyRemedy().name} now costs`).waitFor({ state: 'detached' });
  });

  test('cannot pay an amount other than the one requested by the server', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await fillCheckout(page);
    await page.route('**/api/payments/create-order', (route) =>
      route.continue({
        postData: JSON.stringify({ ...route.request().postDataJSON(), amount: 1 }),
      }),
    );
    await payButton(page).click();
    await page.getByRole('alert').getByText('The total has changed').first().waitFor();
    await expect(paymentWindow(page)).toHaveCount(0);
  });

  test('retries after the payment script failed to load', async () => {
    await page.route('**/sandbox/v1/checkout.js', (route) =>
      route.fulfill({ status: 409, body: '' }),
    );
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await fillCheckout(page);
    await payButton(page).click();
    await toast(page, 'Unable to start Razorpay checkout.').waitFor();
    await page.unroute('**/sandbox/v1/checkout.js');
    await payButton(page).click();
    await paymentWindow(page).waitFor();
    await succeed();
  });

  test('orders immediately when a coupon covers the total', async () => {
    const admin = await browser.newContext();
    const login = await admin.request.post(`${shop.url}/api/admin/login`, { data: administrator });
    expect(login.status()).toBe(200);
    const coupon = {
      code: 'GIFT100',
      type: 'percentage',
      value: 100,
      minCartValue: 0,
      active: true,
    };
    const added = await admin.request.post(`${shop.url}/api/admin/coupons/add`, { data: coupon });
    expect(added.status()).toBe(200);
    await admin.close();
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await applyCoupon(page, coupon.code);
    await toast(page, 'Coupon applied').waitFor();
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/order-confirmation');
    await page.getByText('Nothing to pay').waitFor();
  });

  test('is redirected to the order if the payment could not be verified', async () => {
    await checkoutWith([{ remedy: anyRemedy(), quantity: 1 }]);
    await fillCheckout(page);
    await page.route('**/api/payments/verify', (route) =>
      route.fulfill({
        status: 400,
        json: { code: 'payment_unverified', message: 'Payment could not be verified.' },
      }),
    );
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
    await page.getByRole('alert').getByText('Verification Failed').first().waitFor();
    await page.getByRole('link', { name: 'See the order' }).click();
    await page.getByRole('heading', { name: 'Order Confirmation' }).waitFor();
  });
});

test.describe('a customer with an account', () => {
  test('merges the cart at login, buys, and sees the order in the profile', async () => {
    await fillLocalCart(page, [
      { remedy: anyRemedy(0), quantity: 1 },
      { remedy: anyRemedy(1), quantity: 2 },
    ]);
    const customer = await register(page, shop.url, '/checkout');
    await payButton(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('local_cart'))).toBeNull();
    await expect(fieldOf(page, 'Email')).toHaveValue(customer.email);
    await fillCheckout(page);
    await payButton(page).click();
    await paymentWindow(page).waitFor();
    await succeed();
    await page.goto(`${shop.url}/user/profile`);
    await page.getByRole('link', { name: /^View order/ }).click();
    await page.getByRole('heading', { name: 'Order Confirmation' }).waitFor();
    await page.getByText(customer.email).waitFor();
    await page.goto(`${shop.url}/cart`);
    await page.getByText('Your cart is empty').waitFor();
  });

  test('selects one of the saved addresses, edits one and adds another', async () => {
    await fillLocalCart(page, [{ remedy: anyRemedy(), quantity: 1 }]);
    await register(page, shop.url, '/user/profile');
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    for (const [label, value] of Object.entries(contact).slice(1)) {
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await toast(page, 'Address added').waitFor();
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole('button', { name: 'Edit address of Meera Sharma' }).click();
    await fieldOf(page, 'City').fill('Ajmer');
    await page.getByRole('button', { name: 'Update address' }).click();
    await toast(page, 'Address updated').waitFor();
    await page.getByText('Gangori Bazaar, Ajmer').waitFor();
    await page.getByRole('button', { name: 'Use a different address' }).click();
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Rajasthan');
    await expect(fieldOf(page, 'City')).toHaveValue('');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('radio', { name: /Meera Sharma/ })).toBeChecked();
  });

  test('keeps the input when a login is rejected, and returns to the requested page', async () => {
    const customer = await register(page, shop.url, '/');
    // Leaves the page first: pending requests would fail without a session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${shop.url}/user/profile`);
    await page.waitForURL(/\/user\/login\?next=/);
    await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('alert').getByText('The email or password is not right.').waitFor();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/user/profile');
  });

  test('is not redirected to another site by a login', async () => {
    const customer = await register(page, shop.url, '/');
    // Leaves the page first: pending requests would fail without a session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${shop.url}/user/login?next=//other.example/`);
    await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`${shop.url}/`);
  });
});
