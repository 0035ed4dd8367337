import type { APIRequestContext, Browser } from '@playwright/test';
import { checkA11y, newVisitor, type Watched } from './browser.ts';
import { expect, test } from './journey.ts';
import { newAdministrator } from './open-admin.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import {
  contact,
  fillCheckout,
  fillLocalCart,
  openStorage,
  payButton,
  paymentWindow,
  readRemedies,
} from './shopping.ts';

type SentMessage = { kind: string; to: string; state: string; text: string | null };

let shop: ShopProcess;
let admin: Watched;
let browser: Browser;
test.beforeAll(async ({ browser: started }) => {
  browser = started;
  shop = await startShop();
  admin = await newAdministrator(browser, shop.url, {});
});
test.afterAll(async () => {
  await admin?.close();
  await shop?.remove();
});

/**
 * Messages of a kind to a number, as listed in the administration: the sandbox shows their text.
 */
async function listMessages(
  request: APIRequestContext,
  kind: string,
  digits: string,
): Promise<SentMessage[]> {
  const { texts } = (await (await request.get(`${shop.url}/api/admin/texts`)).json()) as {
    texts: SentMessage[];
  };
  return texts.filter((one) => one.kind === kind && one.to.endsWith(digits));
}

test('a customer logs in with the code sent to the phone', async () => {
  const customer = await newVisitor(browser, { screen: 'phone' });
  const { page } = customer;
  await page.goto(`${shop.url}/user/login`);
  await page.getByRole('button', { name: 'Log in with a code on your phone' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('98290 11111');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.waitFor();
  await checkA11y(page);
  const codeOf = async () =>
    (await listMessages(admin.context.request, 'code', '9829011111'))[0]?.text ?? '';
  await expect.poll(codeOf).toMatch(/\d{6}/);
  await code.fill(/\d{6}/.exec(await codeOf())?.[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${shop.url}/user/profile`);
  await page.getByText('98290 11111').or(page.getByText('+919829011111')).first().waitFor();
  customer.expectNoOutput();
  await customer.close();
});

test('a guest who consents gets a message about the order, and one without consent gets none', async () => {
  const [remedy] = (await readRemedies(admin.context.request, shop.url)).filter(
    ({ quantity }) => quantity === null,
  );
  if (!remedy) throw new Error('Every remedy has tracked stock.');
  const digits = contact.Phone.replace(' ', '');
  for (const isTicked of [false, true]) {
    const guest = await newVisitor(browser, {});
    const { page } = guest;
    await openStorage(page, shop.url);
    await fillLocalCart(page, [{ remedy, quantity: 1 }]);
    await page.goto(`${shop.url}/checkout`);
    await payButton(page).waitFor();
    await fillCheckout(page);
    const tick = page.getByRole('checkbox', {
      name: 'Send me updates about this order by WhatsApp or SMS',
    });
    await expect(tick).not.toBeChecked();
    if (isTicked) await tick.check();
    await payButton(page).click();
    await paymentWindow(page).getByRole('button', { name: 'Succeed' }).click();
    await page.waitForURL('**/order-confirmation');
    const states = async () =>
      (await listMessages(admin.context.request, 'order-placed', digits)).map(({ state }) => state);
    if (isTicked)
      await expect.poll(states).toContainEqual(expect.stringMatching(/sent|delivered|read/));
    else await expect.poll(states).toEqual(['withheld']);
    await guest.close();
  }
});
