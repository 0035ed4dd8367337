import { dayMs, formatRupeesExact, indianDate } from '@jyotiratna/contract';
import { newVisitor } from './browser.ts';
import { now } from './clock.ts';
import { expect, test } from './journey.ts';
import { imageFile, newAdministrator, placeOrder } from './open-admin.ts';
import { healerName, openDashboard } from './sessions.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { readRemedies, register, toast } from './shopping.ts';

/** Environment of every start; a restart has a later clock. */
const env: Record<string, string> = {};
let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await startShop(env);
});
test.afterAll(() => shop?.remove());

test('a healer uploads a certificate, and the profile has the badge once the shop has checked it', async ({
  browser,
}) => {
  const healer = await newVisitor(browser, { screen: 'phone' });
  await openDashboard(healer.page, shop);
  await healer.page.goto(`${shop.url}/healer/profile`);
  await healer.page.getByRole('textbox', { name: 'What it is' }).fill('Jyotish Acharya, 1988');
  await healer.page
    .getByLabel('Choose an image')
    .first()
    .setInputFiles(await imageFile('degree', '#c9b37e'));
  await healer.page.getByRole('button', { name: 'Upload', exact: true }).click();
  await healer.page.getByText('Waiting for the shop').waitFor();

  const admin = await newAdministrator(browser, shop.url, {});
  await admin.page.goto(`${shop.url}/admin/healers`);
  await admin.page.getByRole('link', { name: healerName }).click();
  await admin.page.getByRole('button', { name: 'Mark as checked: Jyotish Acharya, 1988' }).click();
  await admin.page.getByText('Checked', { exact: true }).waitFor();

  await healer.page.reload();
  await healer.page.getByText('Checked', { exact: true }).waitFor();
  await healer.page.goto(`${shop.url}/spiritual-healers`);
  const card = healer.page.getByRole('article', { name: new RegExp(healerName) });
  await card.getByText('Documents checked by the shop').waitFor();
  for (const one of [healer, admin]) one.expectNoOutput();
});

test('a request about personal data is answered before its deadline, and its customer reads the answer', async ({
  browser,
}) => {
  const customer = await newVisitor(browser, { screen: 'phone' });
  const { page } = customer;
  await register(page, shop.url, '/user/profile');
  const requests = page.getByRole('form', { name: 'Your requests' });
  await requests.getByRole('combobox', { name: 'It is about' }).selectOption('Correcting my data');
  await requests
    .getByRole('textbox', { name: 'Your request' })
    .fill('My name is spelled Mira in an invoice.');
  await requests.getByRole('button', { name: 'Send the request' }).click();
  await requests.getByText(/^We answer by \d/).waitFor();

  const admin = await newAdministrator(browser, shop.url, {});
  await admin.page.goto(`${shop.url}/admin/privacy`);
  await admin.page.getByText('1 open, 0 of them overdue').waitFor();
  await admin.page.getByRole('button', { name: 'Answer the request of Meera Sharma' }).click();
  const dialog = admin.page.getByRole('alertdialog');
  await dialog
    .getByRole('textbox', { name: 'The answer, as the person reads it' })
    .fill('It is Meera there now.');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await admin.page.getByText('0 open, 0 of them overdue').waitFor();

  await page.reload();
  await expect(requests.getByText('Our answer: It is Meera there now.')).toBeVisible();
  await expect(requests.getByText(/^Answered on \d/)).toBeVisible();
  for (const one of [customer, admin]) one.expectNoOutput();
});

test('settlements are fetched from the provider, and agree with the paid orders', async ({
  browser,
  request,
}) => {
  const remedies = await readRemedies(request, shop.url);
  const remedy = remedies.find(
    ({ quantity, discountedPrice }) => quantity === null && discountedPrice < 5000,
  );
  if (!remedy) throw new Error('No remedy is sold.');
  await placeOrder(request, shop.url, remedy);
  await placeOrder(request, shop.url, remedy);
  // The provider settles after two days.
  env.CLOCK_STARTS_AT = new Date(now() + 3 * dayMs).toISOString();
  await shop.restart();

  const { page, expectNoOutput } = await newAdministrator(browser, shop.url, { screen: 'phone' });
  await page.goto(`${shop.url}/admin/reports/settlements`);
  await page.getByLabel('Month').fill(indianDate(now() + 2 * dayMs).slice(0, 7));
  await page.getByRole('button', { name: 'Read the reports now' }).click();
  await toast(page, '1 settlement read').waitFor();
  await expect(page.getByText('Agrees', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(/^UTR \w+$/)).toBeVisible();
  await expect(
    page.getByText(formatRupeesExact(2 * Math.round(remedy.discountedPrice))).first(),
  ).toBeVisible();
  expectNoOutput();
});
