import { arrivalDays, defaultDelivery } from '@jyotiratna/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { checkA11y, expectNoHorizontalScroll, newVisitor, type Watched } from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import { emailTo, linkFromEmail } from './mailbox.ts';
import { imageFile, newAdministrator, placeOrder } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import {
  contact,
  fieldOf,
  fillCheckout,
  fillLocalCart,
  payButton,
  paymentWindow,
  readRemedies,
  toast,
} from './shopping.ts';

/** Components of the total price, as displayed on a page. */
const parts = ['Stone', 'Metal', 'Making', 'Energisation'] as const;

/** The steps depend on each other: one buyer with a phone, from the search to the refund. */
test.describe('a buyer of a yellow sapphire', () => {
  test.describe.configure({ mode: 'serial' });
  let browser: Browser;
  let shop: ShopProcess;
  let buyer: Watched;
  let page: Page;
  let priceLines: Record<string, string>;
  let total = '';
  let day = '';
  let ordered = '';

  test.beforeAll(async ({ browser: started }) => {
    browser = started;
    shop = await startShop();
    buyer = await newVisitor(browser, { screen: 'phone' });
    page = buyer.page;
  });
  test.afterAll(async () => {
    await buyer?.close();
    await shop?.remove();
  });

  test('finds the stone by kind, weight, price and report', async () => {
    await page.goto(`${shop.url}/remedies`);
    await page.getByText('Choose a loose stone').click();
    await page
      .getByRole('combobox', { name: 'Stone', exact: true })
      .selectOption('yellow-sapphire');
    const fill = async (name: RegExp, value: string) => {
      const field = page.getByRole('textbox', { name });
      await field.fill(value);
      await field.press('Enter');
    };
    await fill(/Weight from/, '4');
    await fill(/Weight to/, '6');
    await fill(/Price to/, '60000');
    await page.getByRole('checkbox', { name: /report/ }).check();
    await expect(page).toHaveURL(/stone=yellow-sapphire/);
    await expect(page).toHaveURL(/certified=true/);
    await page.getByRole('button', { name: 'Show 2 stones' }).press('Enter');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeInViewport();
    await expect(cards).toHaveCount(2);
    await cards.filter({ hasText: '4.26' }).getByRole('link').first().click();
    await page.waitForURL('**/remedies/yellow-sapphire-4-26-ct*');
    buyer.expectNoOutput();
  });

  test('reads its details, has it set and energised, and sees the date and every component of the price', async () => {
    const main = page.getByRole('main');
    for (const detail of ['Sri Lanka', 'Heated', 'SAMPLE-0006'])
      await main.getByText(detail).first().waitFor();
    await main.getByText('10-day returns for a loose stone').waitFor();
    await page.getByRole('radio', { name: 'plain ring' }).press('Space');
    await page.getByRole('combobox', { name: 'Metal' }).selectOption('gold-22k');
    await page.getByRole('combobox', { name: 'Indian ring size' }).selectOption('14');
    await page.getByRole('combobox', { name: 'Energisation' }).selectOption('personal');
    await page.getByRole('textbox', { name: 'Name for the sankalpa' }).fill('Meera Sharma');
    await page.getByRole('combobox', { name: 'Birth nakshatra' }).selectOption('Rohini');
    // No day is selected: selectable days start after the ring is made.
    const days = page.getByRole('combobox', { name: 'Preferred day' }).getByRole('option');
    await expect.poll(() => days.count()).toBeGreaterThan(3);
    await main.getByText('It is taken back within 30 days if it is faulty').waitFor();
    priceLines = await partsOf(page.locator('dl').filter({ hasText: 'Total' }));
    expect(priceLines.Stone).toBe('₹53,250.00');
    expect(Object.keys(priceLines)).toEqual([...parts, 'Total']);
    total = priceLines.Total!;
    expect(
      Object.values(priceLines)
        .slice(0, -1)
        .reduce((all, paid) => all + paiseOf(paid), 0),
    ).toBe(paiseOf(total));
    await page.getByRole('button', { name: 'Check the delivery day for your PIN code' }).click();
    await page.getByRole('textbox', { name: 'PIN code' }).fill('302001');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    // Six working days of production, and at most five of delivery.
    const { to } = arrivalDays(now(), { min: 9, max: 11, holidays: defaultDelivery.holidays });
    day = new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(to));
    await expect(page.getByText(/to 302001/)).toContainText(day);
    await checkA11y(page);
    buyer.expectNoOutput();
  });

  test('pays, and sees the same components in the confirmation and the email', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.goto(`${shop.url}/cart`);
    expect(await partsOf(page.locator('dl').filter({ hasText: 'Making' }).first())).toEqual(
      without(priceLines),
    );
    await page.getByText(day).first().waitFor();
    await page.getByText('Meera Sharma').first().waitFor();
    await page.goto(`${shop.url}/checkout`);
    await expect(page.locator('#checkout-lines')).toContainText('Meera Sharma');
    await fillCheckout(page);
    await fieldOf(page, 'PIN code').fill('302001');
    await page.getByText(day).first().waitFor();
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
    await page.waitForURL('**/order-confirmation');
    const summary = page.locator('dl').filter({ hasText: 'Making' }).first();
    expect(await partsOf(summary)).toEqual(without(priceLines));
    await page.getByText(day).first().waitFor();
    await checkA11y(page);
    const email = await emailTo(shop.dataDir, contact.Email, /is confirmed/);
    for (const part of Object.values(without(priceLines))) expect(email).toContain(part);
    expect(email).toContain(total);
    await page.getByText('Meera Sharma').first().waitFor();
    await page.getByText('Rohini').first().waitFor();
    for (const expected of ['Name for the sankalpa: Meera Sharma', 'Birth nakshatra: Rohini'])
      expect(email).toContain(expected);
    ordered = (await page.getByRole('link', { name: 'See the order' }).getAttribute('href'))!;
    buyer.expectNoOutput();
  });

  test('sees the energisation photograph on the order, the confirmation and in the email; no other user does', async () => {
    const admin = await newAdministrator(browser, shop.url, {});
    await admin.page.goto(shop.url + ordered.replace('/order/', '/admin/orders/'));
    const form = admin.page.getByRole('form', { name: /^Energisation of/ });
    await form.getByLabel('Picture file').setInputFiles(await imageFile('puja', '#c98b2e'));
    await form.getByText('puja.png, not saved yet').waitFor();
    await form.getByRole('button', { name: 'It is energised' }).click();
    await toast(admin.page, 'Saved').waitFor();
    const photograph = (where: Page) => where.getByRole('img', { name: /after its energisation$/ });
    await expectPainted(photograph(admin.page));
    await checkA11y(admin.page);

    const link = await linkFromEmail(shop.dataDir, contact.Email, ordered);
    expect(await emailTo(shop.dataDir, contact.Email, /has been energised/)).toContain(
      'cid:energised@order',
    );
    await page.reload();
    await expectPainted(photograph(page));
    await page.goto(shop.url + ordered);
    await expectPainted(photograph(page));
    await expectNoHorizontalScroll(page);
    await checkA11y(page);
    for (const [address, seen] of [
      [link, 1],
      [shop.url + ordered, 0],
    ] as const) {
      const other = await newVisitor(browser, { screen: 'phone' });
      await other.page.goto(address);
      await other.page.getByRole('heading', { level: 1, name: 'Order Confirmation' }).waitFor();
      await expect(photograph(other.page)).toHaveCount(seen);
      await expect(other.page.getByText('It should arrive')).toHaveCount(seen);
      await expect(other.page.getByText('Meera Sharma')).toHaveCount(0);
      other.expectNoOutput();
      await other.close();
    }
    await admin.page.getByRole('button', { name: 'Take it away' }).click();
    await toast(admin.page, 'Picture taken away').waitFor();
    await expect(photograph(admin.page)).toHaveCount(0);
    for (const one of [buyer, admin]) one.expectNoOutput();
    await admin.close();
  });

  test('a second buyer sees that the stone is sold', async () => {
    const second = await newVisitor(browser, { screen: 'phone' });
    await second.page.goto(`${shop.url}/remedies/yellow-sapphire-4-26-ct`);
    await second.page.getByText('Sold out').first().waitFor();
    await expect(second.page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    const sold = (await readRemedies(second.context.request, shop.url)).find(
      ({ slug }) => slug === 'yellow-sapphire-4-26-ct',
    )!;
    await fillLocalCart(second.page, [{ remedy: sold, quantity: 1 }]);
    await second.page.goto(`${shop.url}/cart`);
    await second.page.getByText('This remedy is sold out.').waitFor();
    second.expectNoOutput();
    await second.close();
  });

  test('returns another, loose stone within ten days and sees the refund', async () => {
    const remedies = await readRemedies(page.context().request, shop.url);
    const loose = remedies.find(({ slug }) => slug === 'hessonite-6-30-ct')!;
    const id = await placeOrder(page.context().request, shop.url, loose);
    const admin = await newAdministrator(browser, shop.url, {});
    const move = async (path: string, data: object = {}) =>
      expect(
        (
          await admin.context.request.post(`${shop.url}/api/admin/orders/${id}/${path}`, { data })
        ).status(),
      ).toBe(200);
    await move('pack');
    await move('ship', { carrier: 'India Post', trackingNumber: 'EE1' });
    await move('deliver');

    await page.goto(`${shop.url}/order/${id}`);
    await page.locator('#returns summary').click();
    await page.getByRole('combobox', { name: /Pieces/ }).selectOption('1');
    await page.getByRole('button', { name: 'Request return' }).click();
    await page.getByText('Requested').first().waitFor();
    // After withdrawing, the keyboard focus continues at the button's position.
    await page.getByRole('button', { name: 'Withdraw this request' }).press('Enter');
    await page.getByText('Withdrawn by you').first().waitFor();
    await expect(page.getByRole('heading', { name: 'Returns' })).toBeFocused();
    await page.locator('#returns summary').click();
    await page.getByRole('combobox', { name: /Pieces/ }).selectOption('1');
    await page.getByRole('button', { name: 'Request return' }).click();
    await page.getByRole('button', { name: 'Withdraw this request' }).waitFor();

    await admin.page.goto(`${shop.url}/admin/returns`);
    const step = async (button: RegExp, confirm: string) => {
      await admin.page.getByRole('button', { name: button }).first().click();
      await admin.page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
      await admin.page.getByRole('alertdialog').waitFor({ state: 'detached' });
    };
    await step(/^Approve/, 'Approve');
    await step(/^Came back/, 'It came back');
    await step(/^Refund/, 'Refund');
    await emailTo(shop.dataDir, contact.Email, /We have refunded ₹7,245/);
    await page.reload();
    await page.getByRole('heading', { name: 'Refunds' }).waitFor();
    await page.getByText('₹7,245.00').last().waitFor();
    await checkA11y(page);
    for (const one of [buyer, admin]) one.expectNoOutput();
    await admin.close();
  });
});

async function expectPainted(imageItem: Locator): Promise<void> {
  await expect
    .poll(() => imageItem.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(400);
}

/** Labels and amounts of a price breakdown, without weight and rate. */
async function partsOf(list: Locator): Promise<Record<string, string>> {
  await list.waitFor();
  const rows = await list.locator('> div').all();
  const read = rows.map(async (row) => [
    (await row.locator('dt').textContent())!.split(',')[0]!,
    (await row.locator('dd').textContent())!,
  ]);
  return Object.fromEntries(await Promise.all(read));
}

function without({ Total: _, ...rest }: Record<string, string>): Record<string, string> {
  return rest;
}

function paiseOf(text: string): number {
  return Math.round(Number(text.replaceAll(/[₹,]/g, '')) * 100);
}
