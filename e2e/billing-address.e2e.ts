import type { Browser, Page } from '@playwright/test';
import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import type { ShopProcess } from './shop-process.ts';
import { contact, fillLocalCart, readRemedies, register, toast } from './shopping.ts';

let browser: Browser;
let shop: ShopProcess;

test.beforeAll(({ browser: started, shop: running }) => {
  browser = started;
  shop = running;
});

const billing = {
  first: 'Ratna',
  last: 'Traders',
  line: '7 Linking Road',
  city: 'Mumbai',
  pin: '400050',
};
const copy = {
  '': {
    same: 'Billing address is the same',
    group: 'Billing address',
    labels: ['First name', 'Last name', 'Address', 'City', 'PIN code'],
    missing: 'Please provide your first name.',
    to: 'Invoice to',
  },
  '/hi': {
    same: 'बिल का पता भी यही है',
    group: 'बिल का पता',
    labels: ['पहला नाम', 'उपनाम', 'पता', 'शहर', 'पिन कोड'],
    missing: 'कृपया अपना पहला नाम लिखें।',
    to: 'इनवॉइस इनके नाम',
  },
};

async function openCheckout(page: Page, prefix: string): Promise<void> {
  const [remedy] = (await readRemedies(page.context().request, shop.url)).filter(
    ({ quantity }) => quantity === null,
  );
  await fillLocalCart(page, [{ remedy: remedy!, quantity: 1 }]);
  await page.goto(`${shop.url}${prefix}/checkout`);
  await page.locator('[name=email]').waitFor();
}

for (const prefix of ['', '/hi'] as const)
  test.describe(`the billing address at ${JSON.stringify(prefix)}`, () => {
    test('is requested, validated, saved with the order and displayed', async () => {
      const { page, expectNoOutput, close } = await newVisitor(browser);
      await page.goto(`${shop.url}${prefix}/`);
      await openCheckout(page, prefix);
      const labels = copy[prefix];
      const values = [...Object.values(contact)];
      const names = ['email', 'firstName', 'lastName', 'addressLine', 'pincode', 'city', 'phone'];
      for (const [at, name] of names.entries())
        await page.locator(`[name="${name}"]`).fill(values[at]!);

      await page.getByText(labels.same).click();
      const group = page.getByRole('group', { name: labels.group });
      await page.locator('button[type=submit]').last().click();
      await page.getByRole('region', { name: /F8/ }).getByText(labels.missing).waitFor();
      await expect(page.locator('[name="billing.firstName"]')).toBeFocused();

      for (const [at, value] of Object.values(billing).entries())
        await group.getByRole('textbox', { name: labels.labels[at]!, exact: true }).fill(value);
      await expect(group.getByRole('combobox')).toHaveValue('Maharashtra');
      await expect(page.locator('[name=state]')).toHaveValue('Rajasthan');
      await page.locator('button[type=submit]').last().click();
      await page.getByRole('dialog').getByRole('button').first().waitFor();
      await page
        .locator('dialog button, [role=dialog] button')
        .filter({ hasText: /Succeed/ })
        .click();
      await page.waitForURL('**/order-confirmation');
      const billed = page.getByText(`${billing.first} ${billing.last}`);
      await billed.waitFor();

      const order = JSON.parse(
        (await page.evaluate(() => sessionStorage.getItem('order_confirmation')))!,
      );
      await page.goto(`${shop.url}${prefix}/order/${order.paymentVerification.orderId}`);
      await page.getByRole('region', { name: labels.to }).getByText('7 Linking Road').waitFor();
      expectNoOutput();
      await close();
    });
  });

test('a saved billing address follows its PIN code’s state, and an expired login loses no input', async () => {
  const allowed = /status of (400|401)|^Could not save address/;
  const { page, expectNoOutput, close } = await newVisitor(browser, { allowed });
  await register(page, shop.url, '/user/profile');
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(contact))
    if (label !== 'Email')
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog.getByText('Billing address is the same').click();
  const group = dialog.getByRole('group', { name: 'Billing address' });
  for (const [at, value] of Object.values(billing).entries())
    await group.getByRole('textbox', { name: copy[''].labels[at]!, exact: true }).fill(value);
  await group.getByRole('combobox').selectOption('Goa');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await group.getByText('PIN code 400050 lies in Maharashtra. Please choose that state.').waitFor();
  await group.getByRole('button', { name: 'Choose Maharashtra' }).click();
  const login = await page.context().cookies();
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await dialog.getByText('Please log in to continue.').waitFor();
  await page.context().addCookies(login);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await toast(page, 'Address added').waitFor();
  const saved = await (await page.context().request.get(`${shop.url}/api/users/address`)).json();
  expect(saved.address).toMatchObject({
    state: 'Rajasthan',
    billing: { fullName: 'Ratna Traders', state: 'Maharashtra', pincode: '400050' },
  });
  await openCheckoutAsUser(page);
  await page.getByText('Invoice to Ratna Traders').waitFor();
  expectNoOutput();
  await close();
});

async function openCheckoutAsUser(page: Page): Promise<void> {
  await page.goto(`${shop.url}/remedies`);
  const [remedy] = (await readRemedies(page.context().request, shop.url)).filter(
    ({ quantity }) => quantity === null,
  );
  await page.goto(`${shop.url}/remedies/${remedy!.slug}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout');
}
