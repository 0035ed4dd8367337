import { newVisitor } from './browser.ts';
import { expect, test } from './journey.ts';
import { emailTo } from './mailbox.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import {
  contact,
  fieldOf,
  fillCheckout,
  fillLocalCart,
  paymentWindow,
  readRemedies,
} from './shopping.ts';

let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await startShop({ GIFT_CARDS: 'on', GIFT_CARD_MOST: '100000' });
});
test.afterAll(() => shop?.remove());

test('a gift card is bought, arrives by email, and pays for a guest’s order in full', async ({
  browser,
}) => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  const remedies = await readRemedies(page.request, shop.url);
  const remedy = remedies.find(({ quantity }) => quantity === null);
  if (!remedy) throw new Error('No remedy without tracked stock.');
  await page.goto(`${shop.url}/gift-cards`);
  await page.getByRole('link', { name: 'Choose a gift card' }).click();
  await fieldOf(page, 'Amount, in rupees').fill(String(Math.ceil(remedy.discountedPrice) + 500));
  await fieldOf(page, 'Your email').fill(contact.Email);
  await fieldOf(page, 'Email of the recipient').fill('meera.gift@example.in');
  await page.getByRole('button', { name: 'Pay for the gift card' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();

  const email = await emailTo(
    shop.dataDir,
    'meera.gift@example.in',
    /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/,
  );
  const [code = ''] = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(email) ?? [];
  await fillLocalCart(page, [{ remedy, quantity: 1 }]);
  await page.goto(`${shop.url}/checkout`);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'I have a gift card' }).click();
  await fieldOf(page, 'Gift card code').fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Use the gift card' }).click();
  await expect(page.getByText('This gift card code is not valid.')).toBeVisible();
  await fieldOf(page, 'Gift card code').fill(code);
  await page.getByRole('button', { name: 'Use the gift card' }).click();
  await expect(page.getByText(`Gift card ending in ${code.slice(-4)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/order-confirmation/);
  await emailTo(shop.dataDir, contact.Email, /Store credit or gift card/);
  await visitor.close();
});

test('a gift card is paid only once if the response to its payment is lost', async ({
  browser,
}) => {
  const visitor = await newVisitor(browser, { allowed: /500/ });
  const { page } = visitor;
  await page.goto(`${shop.url}/buy-gift-card`);
  await fieldOf(page, 'Your email').fill(contact.Email);
  await fieldOf(page, 'Email of the recipient').fill('asha.gift@example.in');
  const pay = page.getByRole('button', { name: 'Pay for the gift card' });
  await pay.click();
  await paymentWindow(page).getByRole('button', { name: 'Close' }).waitFor();
  const prompt = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await prompt).dismiss();
  await paymentWindow(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was bought.');

  await page.route('**/api/gift-cards/verify', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await pay.click();
  await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
  await expect(page.getByRole('alert')).toContainText('you do not pay twice');
  await expect(fieldOf(page, 'Email of the recipient')).toHaveValue('asha.gift@example.in');
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  visitor.expectNoOutput();
  await visitor.close();
});
