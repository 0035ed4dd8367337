import type { Page } from '@playwright/test';
import { newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { expectFocusOn, pressOn, tabTo, typeInto } from './keys.ts';
import { newAdministrator, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { contact, payButton, paymentWindow, readRemedies, toast } from './shopping.ts';

/**
 * Each form of the storefront at phone size, by keyboard only. The steps depend on each other, with
 * one buyer.
 */
test.describe('by keyboard only at 390 px', () => {
  test.describe.configure({ mode: 'serial' });
  let shop: ShopProcess;
  let buyer: Watched;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    shop = await startShop();
    buyer = await newVisitor(browser, { screen: 'phone' });
    page = buyer.page;
  });
  test.afterAll(async () => {
    await buyer?.close();
    await shop?.remove();
  });
  test.afterEach(() => buyer.expectNoOutput());

  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);

  test('stones are filtered', async () => {
    await page.goto(`${shop.url}/remedies`);
    await pressOn(page, /^Choose a loose stone/);
    await tabTo(page, 'Stone');
    await type('Yellow');
    await expect(page).toHaveURL(/stone=yellow-sapphire/);
    await expectFocusOn(page, 'Stone');
    await typeInto(page, /^Weight from/, '4');
    await typeInto(page, /^Weight to/, '6');
    await press('Enter');
    await expect(page).toHaveURL(/weightTo=6/);
    await expectFocusOn(page, /^Weight to/);
    await typeInto(page, /^Price to/, '60000');
    await pressOn(page, /report/, 'Space');
    await expect(page).toHaveURL(/priceTo=60000.*certified=true|certified=true.*priceTo=60000/);
    await expectFocusOn(page, /report/);
    await tabTo(page, /^Price from/, 'Shift+Tab');
    await pressOn(page, 'Show 2 stones');
    await pressOn(page, /4\.26/);
    await page.waitForURL('**/remedies/yellow-sapphire-4-26-ct*');
  });

  test('a stone is set, energised, checked for a PIN code and added to the cart', async () => {
    await page.getByRole('radio', { name: 'plain ring' }).waitFor();
    await tabTo(page, 'Loose stone');
    await press('ArrowDown');
    while (!(await page.getByRole('radio', { name: 'plain ring' }).isChecked()))
      await press('ArrowDown');
    await tabTo(page, 'Metal');
    await type('22K');
    await tabTo(page, 'Indian ring size');
    await type('14');
    await tabTo(page, 'Energisation');
    await press('End');
    await typeInto(page, 'Name for the sankalpa', 'Meera Sharma');
    await typeInto(page, /^Gotra/, 'Kashyapa');
    await tabTo(page, 'Birth nakshatra');
    await type('Rohini');
    const days = page.getByRole('combobox', { name: 'Preferred day' });
    await expect.poll(() => days.getByRole('option').count()).toBeGreaterThan(3);
    await tabTo(page, 'Preferred day');
    await press('ArrowDown');
    await expect(days).not.toHaveValue('');
    await page.locator('dl').filter({ hasText: 'Total' }).waitFor();
    await pressOn(page, 'Check the delivery day for your PIN code');
    await expectFocusOn(page, 'PIN code');
    await type('302002');
    await pressOn(page, 'Check');
    await page.getByText(/to 302002/).waitFor();
    await expectFocusOn(page, 'Change the PIN code');
    await pressOn(page, 'Add to Cart');
    await toast(page, 'Remedy added successfully').waitFor();
    await expectFocusOn(page, 'Added to Cart');
  });

  test('a gift is purchased with a coupon', async () => {
    await press('Enter');
    await page.waitForURL('**/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).waitFor();
    await pressOn(page, 'Proceed to Checkout');
    await payButton(page).waitFor();
    await typeInto(page, 'Coupon code', 'JYOTI50');
    await press('Enter');
    await toast(page, 'Coupon applied').waitFor();
    await expectFocusOn(page, 'Remove coupon JYOTI50');
    for (const [label, value] of Object.entries(contact)) await typeInto(page, label, value);
    await pressOn(page, 'This is a gift', 'Space');
    await typeInto(page, /^Gift message/, 'For your new home');
    const sent = page.waitForRequest('**/api/payments/create-order');
    await pressOn(page, /^Pay ₹/);
    await paymentWindow(page).waitFor();
    await pressOn(page, 'Succeed');
    await page.waitForURL('**/order-confirmation');
    expect((await sent).postData()).toContain('For your new home');
    await expect(page.getByRole('heading', { name: 'Order Confirmation' })).toBeFocused();
  });

  test('a back-in-stock alert is requested', async () => {
    const sold = (await readRemedies(page.context().request, shop.url)).find(
      ({ quantity }) => quantity === 0,
    )!;
    await page.goto(`${shop.url}/remedies/${sold.slug}`);
    await typeInto(page, 'Email', contact.Email);
    await pressOn(page, 'Notify me');
    await page.getByText('Please open the email we have just sent you').waitFor();
    await expect(
      page.getByRole('status').filter({ hasText: 'Please open the email' }),
    ).toBeFocused();
  });

  test('a delivered item is reviewed and returned', async ({ browser }) => {
    const remedies = await readRemedies(page.context().request, shop.url);
    const stone = remedies.find(({ slug }) => slug === 'hessonite-6-30-ct')!;
    const id = await placeOrder(page.context().request, shop.url, stone);
    const admin = await newAdministrator(browser, shop.url, {});
    const actions = {
      pack: {},
      ship: { carrier: 'India Post', trackingNumber: 'EE1' },
      deliver: {},
    };
    for (const [move, data] of Object.entries(actions))
      await admin.context.request.post(`${shop.url}/api/admin/orders/${id}/${move}`, { data });
    await admin.close();
    await page.goto(`${shop.url}/order/${id}`);
    await page.getByText(/^Review /).waitFor();
    // The link in the order's status leads to the section of the same name.
    await pressOn(page, 'Start a return');
    await pressOn(page, 'Start a return');
    await tabTo(page, /^Pieces/);
    await press('ArrowDown');
    await tabTo(page, 'Reason');
    await press('ArrowDown');
    await tabTo(page, 'My money back');
    await press('ArrowDown');
    await typeInto(page, /^Tell us more/, 'It is too dark.');
    await pressOn(page, 'Request return');
    await page.getByText('Requested').first().waitFor();
    await expect(page.locator('#order-returns')).toBeFocused();
    await pressOn(page, /^Review /);
    await tabTo(page, /star/);
    await press('Space');
    await press('ArrowRight');
    await typeInto(page, /^Your review/, 'It shines in the sun.');
    await pressOn(page, 'Send the review');
    await page.getByText('We read every review before it is shown.').waitFor();
    await expect(page.locator('#order-reviews')).toBeFocused();
  });
});
